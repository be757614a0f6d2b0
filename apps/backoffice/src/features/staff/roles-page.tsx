import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@tucano/ui/chip.tsx";
import { Button } from "@tucano/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { permissionWords } from "../../platform/session/permission-words.ts";
import { useRoleName } from "../../platform/session/role-name.ts";
import { useMay } from "../../platform/session/session.ts";
import { Card, Loaded, PageHead } from "../../platform/tables/show.tsx";
import { type RoleRow, rolesQuery } from "./queries.ts";
import { RemoveRole } from "./remove-role.tsx";
import { RoleSheet } from "./role-sheet.tsx";

const blank: RoleRow = {
  role: "",
  name: "",
  permissions: [],
  is_administrator: false,
  operators: 0,
  edited_at: null,
};

/** What each role permits. A change needs a second person. */
export function RolesPage() {
  const { t } = useLingui();
  const may = useMay();
  const query = useQuery(rolesQuery);
  const [open, setOpen] = useState<RoleRow | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Roles`}>
        {may("staff.roles") && (
          <Button size="sm" onClick={() => setOpen(blank)}>
            <Trans>New role</Trans>
          </Button>
        )}
      </PageHead>
      <Loaded query={query}>
        {({ list }) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {list.map((role) => (
              <RoleCard key={role.role} role={role} onEdit={() => setOpen(role)} />
            ))}
          </div>
        )}
      </Loaded>
      {open !== null && <RoleSheet role={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function RoleCard({ role, onEdit }: { role: RoleRow; onEdit: () => void }) {
  const may = useMay();
  const roleName = useRoleName();
  const { _ } = useRuntime();
  const isEditable = may("staff.roles") && !role.is_administrator;
  return (
    <Card
      title={roleName(role.role, role.name)}
      actions={
        isEditable ? (
          <div className="flex gap-2">
            <Button look="quiet" size="sm" onClick={onEdit}>
              <Trans>Change</Trans>
            </Button>
            {role.operators === 0 && <RemoveRole role={role} />}
          </div>
        ) : undefined
      }
    >
      <p className="text-sm text-quiet">
        <Trans>Accounts with this role: {role.operators}</Trans>
      </p>
      {role.is_administrator ? (
        <p className="text-sm">
          <Trans>Holds every permission and cannot be changed.</Trans>
        </p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {role.permissions.map((permission) => (
            <li key={permission}>
              <span title={permission}>
                <Badge>{_(permissionWords[permission])}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
