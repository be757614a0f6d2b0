import { Trans, useLingui } from "@lingui/react/macro";
import { sendTile } from "@tucano/contract/backoffice/games/games.ts";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { PictureUpload } from "../../platform/files/picture-upload.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Card } from "../../platform/tables/show.tsx";

/** What the lobby shows of a game that others made. */
export function TileCard({ gameId }: { gameId: number }) {
  const { t } = useLingui();
  const [sent, setSent] = useState<string | null>(null);
  if (!useMay()("games.manage")) return null;
  return (
    <Card title={t`Picture in the lobby`}>
      <p className="text-sm text-quiet">
        <Trans>
          It is drawn anew and cut to three by four. Without one, the tile shows the game’s name.
        </Trans>
      </p>
      <PictureUpload
        label={t`Send a picture: JPEG, PNG or WebP, up to 2 MB`}
        send={(file) => call(sendTile, { game_id: gameId }, { file })}
        onSent={setSent}
      />
      {sent !== null && <img src={sent} alt="" width={120} height={160} className="rounded-tile" />}
    </Card>
  );
}
