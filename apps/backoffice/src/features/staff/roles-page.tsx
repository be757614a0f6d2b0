import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { permissionWords } from "../../platform/session/permission-words.ts";
import { useRoleName } from "../../platform/session/role-name.ts";
import { Card, Loaded, Money } from "../../platform/tables/show.tsx";
import { type RoleRow, rolesQuery } from "./queries.ts";
import { RemoveRole } from "./remove-role.tsx";
import { RoleSheet } from "./role-sheet.tsx";
import { FormButton } from "../../platform/act-button.tsx";
import { Page } from "../../platform/tables/page.tsx";

const blank: RoleRow = {
  role: "",
  name: "",
  permissions: [],
  alone: { each: "0.00", day: "0.00" },
  is_administrator: false,
  operators: 0,
  edited_at: null,
};

/** What each role permits. A change needs a second person. */
export function RolesPage() {
  const { t } = useLingui();
  const query = useQuery(rolesQuery);
  return (
    <Page
      title={t`Roles`}
      acts={
        <FormButton
          permission="staff.roles"
          label={t`New role`}
          form={(close) => <RoleSheet role={blank} onClose={close} />}
        />
      }
    >
      <Loaded query={query}>
        {({ list }) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {list.map((role) => (
              <RoleCard key={role.role} role={role} />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function RoleCard({ role }: { role: RoleRow }) {
  const { t } = useLingui();
  const roleName = useRoleName();
  const { _ } = useRuntime();
  return (
    <Card
      title={roleName(role.role, role.name)}
      actions={
        !role.is_administrator && (
          <div className="flex gap-2">
            <FormButton
              permission="staff.roles"
              label={t`Change`}
              look="quiet"
              form={(close) => <RoleSheet role={role} onClose={close} />}
            />
            {role.operators === 0 && <RemoveRole role={role} />}
          </div>
        )
      }
    >
      <p className="text-sm text-quiet">
        <Trans>Accounts with this role: {role.operators}</Trans>
      </p>
      {role.alone.each !== "0.00" && <Alone {...role.alone} />}
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

/** What its holders give and take by hand without a second person. */
function Alone({ each, day }: RoleRow["alone"]) {
  return (
    <p className="text-sm">
      <Trans>
        Money by hand alone: up to <Money wire={each} /> a player and day, <Money wire={day} /> in
        all.
      </Trans>
    </p>
  );
}
