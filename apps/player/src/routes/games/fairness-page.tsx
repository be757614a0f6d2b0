import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Fairness } from "../../features/fairness/fairness.tsx";

const route = getRouteApi("/shell/fairness");

export function FairnessPage() {
  const { round, of } = route.useSearch();
  const navigate = useNavigate();
  return (
    <Fairness
      key={round}
      round={round}
      kind={of}
      onSearch={(next) => void navigate({ to: "/fairness", search: { round: next } })}
    />
  );
}
