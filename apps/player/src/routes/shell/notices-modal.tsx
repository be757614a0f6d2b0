import { NoticesSheet } from "../../features/notices/notices-sheet.tsx";

export function NoticesModal() {
  return <NoticesSheet />;
}
