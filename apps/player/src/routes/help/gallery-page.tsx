import { t } from "@lingui/core/macro";
import { Gallery } from "../../features/device/gallery.tsx";
import { PageHead } from "../../platform/shell/page-head.tsx";

export function GalleryPage() {
  return (
    <div className="page">
      <PageHead title={t`Gallery`} />
      <Gallery />
    </div>
  );
}
