/** Which document, its pictures, and the sending of all of them. */
import { plural, t } from "@lingui/core/macro";
import {
  type IdentityDocument,
  identityDocuments,
  type IdentityStatus,
  picturesOf,
} from "@tucano/contract/player/account/identity.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { SelectField } from "../../platform/select-field.tsx";
import { useSubmit } from "./api.ts";
import { PictureField } from "./picture-field.tsx";
import { documentName, pictureWords } from "./words.ts";

function Progress({ done, all }: { done: number; all: number }) {
  const text = t`${done} of ${all} photos received`;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-quiet">{text}</p>
      <ProgressBar label={t`Photos`} value={done / all} valueText={text} />
    </div>
  );
}

export function HandIn({ status }: { status: IdentityStatus }) {
  const [document, setDocument] = useState<IdentityDocument>(status.document ?? "cnh");
  const submit = useSubmit();
  const kinds = picturesOf[document];
  const done = kinds.filter((kind) => status.pictures.includes(kind)).length;
  const left = kinds.length - done;
  return (
    <section className="card flex flex-col gap-5 p-5" aria-labelledby="identity-hand-in">
      <h2 id="identity-hand-in" className="text-lg font-semibold">
        {t`Send your document`}
      </h2>
      <SelectField
        label={t`Document`}
        value={document}
        onChange={(event) =>
          setDocument(
            identityDocuments.find((one) => one === event.target.value) ?? identityDocuments[0],
          )
        }
      >
        {identityDocuments.map((one) => (
          <option key={one} value={one}>
            {documentName(one)}
          </option>
        ))}
      </SelectField>
      <Progress done={done} all={kinds.length} />
      <ul className="divide-y divide-edge">
        {kinds.map((kind) => (
          <PictureField
            key={kind}
            kind={kind}
            isThere={status.pictures.includes(kind)}
            {...pictureWords(kind, document)}
          />
        ))}
      </ul>
      {submit.error !== null && (
        <Notice tone="error">
          {isApiError(submit.error) ? submit.error.message : t`That didn't work. Try again.`}
        </Notice>
      )}
      <div className="flex flex-col gap-2">
        <Button
          size="lg"
          disabled={left > 0}
          isBusy={submit.isPending}
          onClick={() => submit.mutate(document)}
        >
          {t`Send for review`}
        </Button>
        <p className="text-center text-sm text-quiet">
          {left > 0
            ? plural(left, {
                one: "# photo still missing.",
                other: "# photos still missing.",
              })
            : t`Check them once more: you can't change them after sending.`}
        </p>
      </div>
    </section>
  );
}
