import { t } from "@lingui/core/macro";
import { Button, IconButton } from "@tucano/ui/button.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { Check, RefreshCw } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { type Captcha, fetchCaptcha } from "./api.ts";
import { solve } from "@tucano/client/proof-of-work.ts";

export interface CaptchaAnswer {
  captcha_id: string;
  captcha_code: string;
}

interface CaptchaFieldProps {
  purpose: "login" | "register";
  error?: string | undefined;
  onChange: (answer: CaptchaAnswer) => void;
  /** A new number fetches a new code: a code is good for one use. */
  round: number;
}

type Solving = "no" | "working" | "solved";

export function CaptchaField({ purpose, error, onChange, round }: CaptchaFieldProps) {
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState("");
  const [solving, setSolving] = useState<Solving>("no");
  const stop = useRef<AbortController>(null);

  const renew = useCallback(async () => {
    stop.current?.abort();
    setCaptcha(null);
    setTyped("");
    setSolving("no");
    setProblem(undefined);
    try {
      setCaptcha(await fetchCaptcha(purpose));
    } catch (cause) {
      setProblem(isApiError(cause) ? cause.message : t`Please obtain the verification code again`);
    }
  }, [purpose]);

  useEffect(() => {
    void renew();
    return () => stop.current?.abort();
  }, [renew, round]);

  async function compute(): Promise<void> {
    if (captcha === null) return;
    const controller = new AbortController();
    stop.current = controller;
    setSolving("working");
    const { challenge, bits } = captcha.proof_of_work;
    try {
      const code = await solve(challenge, bits, controller.signal);
      setSolving("solved");
      onChange({ captcha_id: captcha.captcha_id, captcha_code: code });
    } catch {
      setSolving("no");
    }
  }

  return (
    <div className="flex flex-col gap-2">
      {solving === "solved" ? (
        <p role="status" className="flex items-center gap-2 text-sm text-leaf-text">
          <Check aria-hidden="true" className="size-5" />
          {t`Verified by your browser`}
        </p>
      ) : (
        <>
          <div className="flex items-center gap-2">
            {captcha === null ? (
              <Skeleton className="h-16 w-44" />
            ) : (
              <img
                src={captcha.image}
                alt={t`Image with the verification code`}
                className="h-16 w-44 rounded-tile bg-ground-deep object-contain"
              />
            )}
            <IconButton label={t`New code`} onClick={() => void renew()}>
              <RefreshCw aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          <TextField
            label={t`Verification code`}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={12}
            error={error ?? problem}
            onChange={(event) => {
              setTyped(event.target.value);
              if (captcha === null) return;
              onChange({ captcha_id: captcha.captcha_id, captcha_code: event.target.value });
            }}
          />
          <Button
            look="ghost"
            size="sm"
            className="-ml-3.5 self-start !text-left text-quiet"
            isBusy={solving === "working"}
            disabled={captcha === null}
            onClick={() => void compute()}
          >
            {t`I can't read the image: verify another way`}
          </Button>
        </>
      )}
    </div>
  );
}
