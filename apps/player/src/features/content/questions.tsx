/** Questions in their groups, to be searched and opened. */
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ContentPage } from "@tucano/contract/player/site/content.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { Fold } from "@tucano/ui/fold.tsx";
import { MessageCirclePlus, Search } from "lucide-react";
import { useState } from "react";
import { scenes } from "../../platform/shell/scenes.ts";
import { findSections, type Group, groupSections, type Section } from "./search.ts";

function Question({ section }: { section: Section }) {
  return (
    <Fold
      headClass="min-h-14 gap-3 px-5 py-3 font-medium"
      head={<h3 className="flex-1 text-sm sm:text-base">{section.heading}</h3>}
    >
      <div className="flex flex-col gap-3 px-5 pb-5 text-sm text-quiet sm:text-base">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Fold>
  );
}

function GroupCard({ group }: { group: Group }) {
  return (
    <section className="flex flex-col gap-2 pb-2">
      <h2 className={group.name === undefined ? "sr-only" : "text-base font-semibold"}>
        {group.name ?? t`Questions`}
      </h2>
      <div className="card divide-y divide-edge">
        {group.sections.map((section) => (
          <Question key={section.heading} section={section} />
        ))}
      </div>
    </section>
  );
}

function AskUs() {
  return (
    <Link
      to="/information-center/support"
      search={{ ask: "other" }}
      className={buttonClass("quiet")}
    >
      <MessageCirclePlus aria-hidden="true" className="size-5" />
      {t`Ask support`}
    </Link>
  );
}

export function Questions({ page }: { page: ContentPage }) {
  const [typed, setTyped] = useState("");
  const found = findSections(page.sections, typed);
  const isSearching = typed.trim() !== "";
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <TextField
          type="search"
          label={t`Search the questions`}
          placeholder={t`For example: withdrawal`}
          value={typed}
          trailing={<Search aria-hidden="true" className="mr-4 size-5 shrink-0 text-quiet" />}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="min-h-4 text-xs text-quiet">
          {isSearching && plural(found.length, { one: "# answer", other: "# answers" })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          image={scenes.records}
          title={t`No answers with these words.`}
          text={t`Try another word, or ask us: we answer at any hour.`}
          action={<AskUs />}
        />
      ) : (
        <>
          {groupSections(found).map((group) => (
            <GroupCard key={group.name ?? ""} group={group} />
          ))}
          <div className="card flex flex-wrap items-center justify-between gap-3 p-5">
            <p className="text-sm text-quiet">{t`Didn't find your answer?`}</p>
            <AskUs />
          </div>
        </>
      )}
    </div>
  );
}
