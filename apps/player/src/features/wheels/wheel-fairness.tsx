/** The promise made before a spin, new seeds, and every past spin recomputed in this browser. */
import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { Fold } from "@tucano/ui/fold.tsx";
import { type FormEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { ownSeed } from "@tucano/client/own-seed.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { LoadMore } from "../../platform/records/record-list.tsx";
import { proofsQuery, useRotateSeed, type WheelKind, type WheelState } from "./api.ts";
import { SpinProofRow } from "./spin-proof.tsx";

type Fairness = WheelState["fairness"];

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col gap-0.5 py-2.5">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="font-mono text-xs break-all">{value}</dd>
    </div>
  );
}

function Rotate({ kind, fairness }: { kind: WheelKind; fairness: Fairness }) {
  // Generated anew for each turn: a seed that the server already knows is no choice.
  const [seed, setSeed] = useState(ownSeed);
  const rotate = useRotateSeed(kind);
  const error = isApiError(rotate.error)
    ? (rotate.error.fields["client_seed"] ?? rotate.error.message)
    : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    const choice = { clientSeed: seed.trim(), nextCommitment: fairness.next_commitment };
    rotate.mutate(choice, {
      onSuccess: () => setSeed(ownSeed()),
      onError: (cause) => {
        if (!isApiError(cause)) showToast(t`That didn't work. Try again.`, "error");
      },
    });
  }
  return (
    <form className="flex flex-col gap-3" onSubmit={submit} noValidate>
      <TextField
        label={t`Your own seed for the next spins`}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={seed}
        error={error}
        onChange={(event) => setSeed(event.target.value)}
      />
      <Button type="submit" look="quiet" isBusy={rotate.isPending}>
        {t`Change seeds and reveal the old one`}
      </Button>
      {rotate.data !== undefined && (
        <Notice tone="good">
          {t`The old server seed is revealed. You can now verify its spins:`}{" "}
          <span className="font-mono text-xs break-all">{rotate.data.revealed.server_seed}</span>
        </Notice>
      )}
    </form>
  );
}

interface ProofsProps {
  kind: WheelKind;
  prizes: WheelState["prizes"];
}

function Proofs({ kind, prizes }: ProofsProps) {
  /** A prize that is no longer on the wheel is named by its code. */
  const nameOf = (code: string) => prizes.find((prize) => prize.code === code)?.name ?? code;
  const query = useInfiniteQuery(proofsQuery(kind));
  return (
    <QueryState query={query} waiting={<SkeletonRows count={2} label={t`Loading`} />}>
      {({ pages }) => {
        const proofs = pages.flatMap(({ list }) => list);
        if (proofs.length === 0) {
          return <p className="text-sm text-quiet">{t`No records found`}</p>;
        }
        return (
          <div className="flex flex-col gap-3">
            <ul className="divide-y divide-edge">
              {proofs.map((proof) => (
                <SpinProofRow key={proof.spin_id} proof={proof} prize={nameOf(proof.given)} />
              ))}
            </ul>
            <LoadMore query={query} />
          </div>
        );
      }}
    </QueryState>
  );
}

interface WheelFairnessProps {
  kind: WheelKind;
  wheel: WheelState;
}

export function WheelFairness({ kind, wheel }: WheelFairnessProps) {
  const { fairness, table_id: tableId, prizes } = wheel;
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      onToggle={setOpen}
      className="card"
      headClass="min-h-14 justify-between gap-3 px-5 py-3"
      head={
        <span>
          <h2 className="text-base font-semibold">{t`Verify the wheel`}</h2>
          <span className="block text-sm text-quiet">
            {t`Seeds, hashes and the proof of every spin`}
          </span>
        </span>
      }
    >
      {isOpen && (
        <div className="flex flex-col gap-5 px-5 pb-5">
          <p className="text-sm text-quiet">
            {t({
              message:
                "The server chose a secret seed and published its SHA-256 before you spin. Your seed and the number of the spin go into the draw as well, and nothing else does.",
            })}
          </p>
          <dl className="divide-y divide-edge">
            <Fact name={t`Seed hash for the next spin`} value={fairness.commitment} />
            <Fact name={t`Seed hash after that`} value={fairness.next_commitment} />
            <Fact
              name={t`Your seed`}
              value={fairness.client_seed ?? t`Your browser makes it when you spin.`}
            />
            <Fact name={t`Spins with this seed so far`} value={String(fairness.nonce)} />
            <Fact name={t`Fingerprint of the list of prizes`} value={tableId} />
          </dl>
          <CopyButton
            look="quiet"
            size="md"
            text={JSON.stringify({ ...fairness, table_id: tableId }, null, 2)}
            label={t`Copy these values`}
            copiedLabel={t`Copied`}
          />
          <Rotate kind={kind} fairness={fairness} />
          <h3 className="text-sm font-semibold">{t`Your spins`}</h3>
          <Proofs kind={kind} prizes={prizes} />
        </div>
      )}
    </Fold>
  );
}
