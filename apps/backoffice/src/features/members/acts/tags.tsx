/** Tags on players: shown, put on and taken off, made and renamed. */
import { useLingui as useRuntime } from "@lingui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { tagColours } from "@tucano/contract/backoffice/shapes.ts";
import { Fold } from "@tucano/ui/fold.tsx";
import { type listTags, saveTag, tagMembers } from "@tucano/contract/backoffice/members/tags.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { FormButton } from "../../../platform/act-button.tsx";
import { useAct } from "../../../platform/act.ts";
import { call, type RowOf } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { colourWords } from "../../../platform/numbers/choice-words.ts";
import { SelectField } from "../../../platform/select-field.tsx";
import { tagsQuery } from "../queries.ts";

type Tag = Pick<RowOf<typeof listTags>, "tag_id" | "name" | "colour">;
type Colour = Tag["colour"];

export function TagBadges({ tags }: { tags: readonly Tag[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
      {tags.map(({ tag_id, name, colour }) => (
        <Badge key={tag_id} tone={colour}>
          {name}
        </Badge>
      ))}
    </span>
  );
}

/** The tags that there are, and a new one. */
export function TagsButton() {
  const { t } = useLingui();
  return (
    <FormButton
      permission="members.notes"
      label={t`Tags`}
      look="quiet"
      form={(close) => (
        <Sheet title={t`Tags`} closeLabel={t`Close`} onClose={close}>
          <AllTags />
        </Sheet>
      )}
    />
  );
}

function AllTags() {
  const { t } = useLingui();
  const { data } = useQuery(tagsQuery);
  return (
    <div className="flex flex-col gap-4">
      {data?.list.map(({ members, ...tag }) => (
        <Fold
          key={tag.tag_id}
          className="border-b border-edge pb-3"
          headClass="min-h-9 cursor-pointer gap-3"
          head={
            <>
              <TagBadges tags={[tag]} />
              <span className="ml-auto text-sm text-quiet">
                <Plural value={members} one="# player" other="# players" />
              </span>
            </>
          }
        >
          <TagForm tag={tag} submit={t`Save`} />
        </Fold>
      ))}
      <h3 className="text-sm font-semibold">{t`New tag`}</h3>
      <TagForm tag={null} submit={t`Add`} />
    </div>
  );
}

const blank: { name: string; colour: Colour } = { name: "", colour: "neutral" };

function TagForm({ tag, submit }: { tag: Tag | null; submit: string }) {
  const { t } = useLingui();
  const { _ } = useRuntime();
  const { draft, set, field, choice } = useDraft(tag ?? blank);
  const save = useAct(
    () => call(saveTag, { ...(tag !== null && { tag_id: tag.tag_id }), ...draft }),
    { done: t`The tag is saved.`, onDone: () => tag === null && set(blank) },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="flex flex-col gap-3 pt-2" onSubmit={send}>
      <TextField label={t`Name`} required maxLength={30} {...field("name")} />
      <SelectField
        label={t`Colour`}
        options={tagColours.map((value) => ({ value, label: _(colourWords[value]) }))}
        {...choice("colour")}
      />
      {save.isError && <Notice tone="error">{save.error.message}</Notice>}
      <Button type="submit" size="sm" isBusy={save.isPending}>
        {submit}
      </Button>
    </form>
  );
}

interface PutTagProps {
  members: readonly { readonly member_id: number }[];
  onDone?: () => void;
}

/** Puts one on, or takes it off. */
export function PutTagButton(props: PutTagProps) {
  const { t } = useLingui();
  const tags = useQuery(tagsQuery).data?.list ?? [];
  if (tags.length === 0) return null;
  return (
    <FormButton
      permission="members.notes"
      label={t`Tag`}
      look="quiet"
      form={(close) => <PutTagSheet {...props} tags={tags} onClose={close} />}
    />
  );
}

function PutTagSheet(props: PutTagProps & { tags: readonly Tag[]; onClose: () => void }) {
  const { members, tags, onClose, onDone } = props;
  const { t } = useLingui();
  const { draft, choice } = useDraft({ tag: String(tags[0]?.tag_id), way: "on" as "on" | "off" });
  const put = useAct(
    () =>
      call(tagMembers, {
        tag_id: Number(draft.tag),
        member_ids: members.map(({ member_id }) => member_id),
        is_on: draft.way === "on",
      }),
    {
      done: ({ changed }) => t`Players changed: ${changed}.`,
      onDone: () => {
        onClose();
        onDone?.();
      },
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    put.mutate();
  };
  return (
    <Sheet title={t`Tag`} closeLabel={t`Close`} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={send}>
        <SelectField
          label={t`Tag`}
          options={tags.map(({ tag_id, name }) => ({ value: String(tag_id), label: name }))}
          {...choice("tag")}
        />
        <Segmented
          label={t`What to do`}
          options={[
            { value: "on", label: t`Put on` },
            { value: "off", label: t`Take off` },
          ]}
          {...choice("way")}
        />
        {put.isError && <Notice tone="error">{put.error.message}</Notice>}
        <Button type="submit" size="lg" isBusy={put.isPending}>
          {draft.way === "on" ? <Trans>Put on</Trans> : <Trans>Take off</Trans>}
        </Button>
      </form>
    </Sheet>
  );
}
