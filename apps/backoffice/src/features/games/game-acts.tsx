import { Trans, useLingui } from "@lingui/react/macro";
import { editGame, limitStakes } from "@tucano/contract/backoffice/games/games.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useMay } from "../../platform/session/session.ts";
import { type OfferStatus, useOfferNames } from "./labels.tsx";
import { type GameRow, GAMES_KEY } from "./queries.ts";
import { SitesField } from "./sites-field.tsx";
import { StopButton } from "./stop-buttons.tsx";

export function GameActs({ row }: { row: GameRow }) {
  const may = useMay();
  const [open, setOpen] = useState<"edit" | "limits" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      {may("games.manage") && (
        <Button look="quiet" size="sm" onClick={() => setOpen("edit")}>
          <Trans>Change</Trans>
        </Button>
      )}
      {may("games.odds") && (
        <Button look="quiet" size="sm" onClick={() => setOpen("limits")}>
          <Trans>Stake limits</Trans>
        </Button>
      )}
      {row.stopped_by === null && (
        <StopButton scope={`game:${row.game_id}`} name={row.name}>
          <Trans>Stop play</Trans>
        </StopButton>
      )}
      {open === "edit" && <EditSheet row={row} onClose={close} />}
      {open === "limits" && <LimitsSheet row={row} onClose={close} />}
    </div>
  );
}

interface SheetProps {
  row: GameRow;
  onClose: () => void;
}

function EditSheet({ row, onClose }: SheetProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const states = useOfferNames();
  const [status, setStatus] = useState<OfferStatus>(row.status);
  const [isFeatured, setIsFeatured] = useState(row.is_featured);
  const [position, setPosition] = useState(String(row.position));
  const [tags, setTags] = useState(row.tags.join(", "));
  const [sites, setSites] = useState(row.sites);
  const save = useMutation({
    mutationFn: (reason: string) =>
      call(editGame, {
        game_id: row.game_id,
        status,
        is_featured: isFeatured,
        position: Number(position),
        tags: tags.split(/[\s,]+/).filter(Boolean),
        sites: sites === null || sites.length === 0 ? null : sites,
        reason,
      }),
    onSuccess: () => {
      showToast(t`Saved.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [GAMES_KEY] }),
  });
  return (
    <ReasonSheet
      title={t`Change ${row.name}`}
      text={<Trans>It holds at once.</Trans>}
      submit={t`Save`}
      act={save}
      onClose={onClose}
    >
      <Segmented<OfferStatus>
        label={t`State`}
        value={status}
        onChange={setStatus}
        options={states}
      />
      <TextField
        label={t`Place in the lobby`}
        type="number"
        min={0}
        max={9999}
        required
        value={position}
        onChange={(event) => setPosition(event.target.value)}
      />
      <Checkbox checked={isFeatured} onChange={(event) => setIsFeatured(event.target.checked)}>
        <Trans>Featured</Trans>
      </Checkbox>
      <TextField
        label={t`Tags`}
        hint={<Trans>Small letters, digits and hyphens, with commas between them.</Trans>}
        maxLength={400}
        value={tags}
        onChange={(event) => setTags(event.target.value)}
      />
      <SitesField value={sites} onChange={setSites} />
    </ReasonSheet>
  );
}

const AMOUNT = String.raw`\d{1,7}([.,]\d{1,2})?`;
const wireOf = (text: string) => (text.trim() === "" ? null : text.trim().replace(",", "."));

function LimitsSheet({ row, onClose }: SheetProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [least, setLeast] = useState(row.min_bet === row.least_bet ? "" : row.min_bet);
  const [most, setMost] = useState(row.max_bet === row.most_bet ? "" : row.max_bet);
  const ask = useMutation({
    mutationFn: (reason: string) =>
      call(limitStakes, {
        game_id: row.game_id,
        min_bet: wireOf(least),
        max_bet: wireOf(most),
        reason,
      }),
    onSuccess: () => {
      showToast(t`Sent for approval. Somebody else has to agree.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["approvals"] }),
  });
  return (
    <ReasonSheet
      title={t`Stake limits of ${row.name}`}
      text={<Trans>Empty means what the mathematics allows. A second person agrees first.</Trans>}
      submit={t`Ask for approval`}
      act={ask}
      onClose={onClose}
    >
      <TextField
        label={t`Least stake`}
        prefix="R$"
        inputMode="decimal"
        pattern={AMOUNT}
        placeholder={row.least_bet}
        value={least}
        onChange={(event) => setLeast(event.target.value)}
      />
      <TextField
        label={t`Highest stake`}
        prefix="R$"
        inputMode="decimal"
        pattern={AMOUNT}
        placeholder={row.most_bet}
        value={most}
        onChange={(event) => setMost(event.target.value)}
      />
    </ReasonSheet>
  );
}
