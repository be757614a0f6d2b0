import { useLingui } from "@lingui/react/macro";
import { Navigate } from "@tanstack/react-router";
import { useMay } from "../platform/session/session.ts";
import { NothingHere } from "../platform/tables/show.tsx";
import { navigation } from "./navigation.ts";

/** Where somebody begins who asks for nothing in particular: the first section of their own. */
export function HomePage() {
  const { t } = useLingui();
  const may = useMay();
  const [first] = navigation.flatMap(({ sections }) =>
    sections.filter(({ permission }) => may(permission)),
  );
  if (first !== undefined) return <Navigate to={first.to} replace />;
  return <NothingHere text={t`Your role has no section yet. Ask an administrator.`} />;
}
