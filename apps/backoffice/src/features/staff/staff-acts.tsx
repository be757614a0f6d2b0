import { Trans, useLingui } from "@lingui/react/macro";
import {
  changeOperatorRole,
  disableOperator,
  enableOperator,
  resetOperator,
} from "@tucano/contract/backoffice/access/staff.ts";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { Menu } from "../../platform/menu.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { sessionQuery, useMay } from "../../platform/session/session.ts";
import { MachineLink } from "./given-link.tsx";
import { rolesQuery, type StaffRow } from "./queries.ts";
import { RoleSelect } from "./role-select.tsx";

type Act = "role" | "password" | "second_factor" | "disable" | "enable";

/** What may be done to somebody's account; never to one's own. */
export function StaffActs({ row }: { row: StaffRow }) {
  const { t } = useLingui();
  const may = useMay();
  const session = useQuery(sessionQuery);
  const [act, setAct] = useState<Act | null>(null);
  const labels = useLabels();
  const offered: readonly Act[] = [
    ...(may("staff.roles") && row.state !== "disabled" ? (["role"] as const) : []),
    ...(may("staff.manage") && row.state !== "disabled"
      ? (["password", "second_factor", "disable"] as const)
      : []),
    ...(may("staff.manage") && row.state === "disabled" ? (["enable"] as const) : []),
  ];
  if (offered.length === 0 || session.data?.id === row.operator_id) return null;
  return (
    <>
      <Menu label={t`Acts`} icon={<Ellipsis aria-hidden="true" className="size-4" />}>
        {(close) =>
          offered.map((one) => (
            <button
              key={one}
              type="button"
              className="min-h-9 rounded-[10px] px-2 text-left text-sm hover:bg-surface-2"
              onClick={() => {
                setAct(one);
                close();
              }}
            >
              {labels[one]}
            </button>
          ))
        }
      </Menu>
      {act !== null && (
        <ActSheet row={row} act={act} label={labels[act]} onClose={() => setAct(null)} />
      )}
    </>
  );
}

function useLabels(): Record<Act, string> {
  const { t } = useLingui();
  return {
    role: t`Change the role`,
    password: t`Take the password away`,
    second_factor: t`Take the second factor away`,
    disable: t`Close the account`,
    enable: t`Open the account again`,
  };
}

interface Answer {
  readonly approval: object | null;
  /** Of acts that send a link. */
  readonly has_mail?: boolean;
}

interface ActSheetProps {
  row: StaffRow;
  act: Act;
  label: string;
  onClose: () => void;
}

function ActSheet({ row, act, label, onClose }: ActSheetProps) {
  const { t } = useLingui();
  const roles = useQuery(rolesQuery);
  const [role, setRole] = useState(row.role);
  const { operator_id, email } = row;
  const change = (reason: string): Promise<Answer> => {
    if (act === "role") return call(changeOperatorRole, { operator_id, role, reason });
    if (act === "enable") return call(enableOperator, { operator_id, reason });
    if (act === "disable") return call(disableOperator, { operator_id, reason });
    return call(resetOperator, { operator_id, what: act, reason });
  };
  return (
    <ReasonSheet
      title={label}
      text={<Trans>Account: {email}. Its sessions end.</Trans>}
      look={act === "disable" ? "danger" : "primary"}
      done={t`Done.`}
      act={change}
      next={({ has_mail: hasMail = true }) =>
        !hasMail && act === "password" && <MachineLink email={email} onClose={onClose} />
      }
      onClose={onClose}
    >
      {act === "role" && (
        <RoleSelect roles={roles.data?.list ?? []} value={role} onChange={setRole} />
      )}
    </ReasonSheet>
  );
}
