import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { Controller, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { isApiError } from "@tucano/client/api-error.ts";
import { useMember } from "../../platform/session/member.ts";
import { SelectField } from "../../platform/select-field.tsx";
import { type KeyType, useSaveDestination } from "./api.ts";
import { BankPicker } from "./bank-picker.tsx";
import { keyTypeHint, keyTypeName } from "./names.ts";
import { SixDigits } from "./six-digits.tsx";

interface DestinationForm {
  kind: "pix" | "bank";
  key_type: KeyType;
  key: string;
  bank_code: string;
  branch: string;
  account_number: string;
  account_type: "checking" | "savings" | "payment";
  account_name: string;
  qk_pwd: string;
}

const emptyForm: DestinationForm = {
  kind: "pix",
  key_type: "EMAIL",
  key: "",
  bank_code: "",
  branch: "",
  account_number: "",
  account_type: "checking",
  account_name: "",
  qk_pwd: "",
};

const keyTypes: readonly KeyType[] = ["CPF", "EMAIL", "PHONE", "EVP", "CNPJ"];

function PixFields({ form }: { form: UseFormReturn<DestinationForm> }) {
  const { errors } = form.formState;
  const type = useWatch({ control: form.control, name: "key_type" });
  return (
    <>
      <SelectField label={t`Key type`} {...form.register("key_type")}>
        {keyTypes.map((type) => (
          <option key={type} value={type}>
            {keyTypeName(type)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Pix key`}
        hint={keyTypeHint(type)}
        inputMode={type === "EMAIL" ? "email" : type === "EVP" ? "text" : "tel"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.key?.message}
        {...form.register("key", { required: t`Enter the key.` })}
      />
    </>
  );
}

function BankFields({ form }: { form: UseFormReturn<DestinationForm> }) {
  const { errors } = form.formState;
  const cpf = useMember()?.cpf ?? "";
  return (
    <>
      <Controller
        control={form.control}
        name="bank_code"
        rules={{ required: t`Choose the bank.` }}
        render={({ field }) => (
          <BankPicker
            value={field.value}
            error={errors.bank_code?.message}
            onChange={field.onChange}
          />
        )}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t`Branch`}
          inputMode="numeric"
          autoComplete="off"
          error={errors.branch?.message}
          {...form.register("branch", { required: t`Enter the branch.` })}
        />
        <TextField
          label={t`Account number`}
          autoComplete="off"
          error={errors.account_number?.message}
          {...form.register("account_number", { required: t`Enter the account number.` })}
        />
      </div>
      <SelectField label={t`Account type`} {...form.register("account_type")}>
        <option value="checking">{t`Current account`}</option>
        <option value="savings">{t`Savings account`}</option>
        <option value="payment">{t`Payment account`}</option>
      </SelectField>
      <TextField
        label={t`Account holder`}
        autoComplete="name"
        error={errors.account_name?.message}
        {...form.register("account_name", { required: t`Enter the holder's name.` })}
      />
      <TextField
        label={t`CPF of the account holder`}
        hint={t`Always yours: we only pay to your own CPF.`}
        value={cpf}
        readOnly
      />
    </>
  );
}

function requestOf(form: DestinationForm) {
  if (form.kind === "pix") {
    return { kind: form.kind, qk_pwd: form.qk_pwd, key_type: form.key_type, key: form.key };
  }
  const { kind, qk_pwd, bank_code, branch, account_number, account_type, account_name } = form;
  return { kind, qk_pwd, bank_code, branch, account_number, account_type, account_name };
}

export function AddDestination({ onClose }: { onClose: () => void }) {
  const form = useForm<DestinationForm>({ defaultValues: emptyForm });
  const kind = useWatch({ control: form.control, name: "kind" });
  const password = useWatch({ control: form.control, name: "qk_pwd" });
  const save = useSaveDestination();
  const error = isApiError(save.error) ? save.error : null;

  const submit = form.handleSubmit((values) => {
    if (values.qk_pwd.length !== 6) {
      form.setError("qk_pwd", { message: t`Enter all six digits.` });
      return;
    }
    save.mutate(requestOf(values), {
      onSuccess: () => {
        onClose();
        showToast(t`Saved. You can now withdraw to it.`, "good");
      },
      onError: (cause) => {
        if (!isApiError(cause)) return;
        for (const [name, message] of Object.entries(cause.fields)) {
          if (name in emptyForm) form.setError(name as keyof DestinationForm, { message });
        }
      },
    });
  });

  return (
    <Sheet title={t`New key or account`} closeLabel={t`Close`} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Segmented
          label={t`Pix key or bank account`}
          value={kind}
          options={[
            { value: "pix", label: t`Pix key` },
            { value: "bank", label: t`Bank account` },
          ]}
          onChange={(next) => form.setValue("kind", next)}
        />
        {error !== null && <Notice tone="error">{error.message}</Notice>}
        <p className="text-sm text-quiet">{t`It must belong to your own CPF.`}</p>
        {kind === "pix" ? <PixFields form={form} /> : <BankFields form={form} />}
        <SixDigits
          value={password}
          error={form.formState.errors.qk_pwd?.message}
          onChange={(digits) => {
            form.clearErrors("qk_pwd");
            form.setValue("qk_pwd", digits);
          }}
        />
        <Button type="submit" size="lg" isBusy={save.isPending}>
          {t`Save`}
        </Button>
      </form>
    </Sheet>
  );
}
