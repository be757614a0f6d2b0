/** Small controls that games put into the panel: segments and steppers, as real form elements. */
import { make } from "./dom.ts";

let fields = 0;

export interface Choices<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export interface ChoiceField<Value> {
  readonly root: HTMLElement;
  set: (value: Value) => void;
  lock: (isLocked: boolean) => void;
}

/** A choice of a few, side by side. */
export function segments<Value>(choices: Choices<Value>): ChoiceField<Value> {
  fields += 1;
  const name = `segments-${fields}`;
  const inputs = choices.options.map(({ value }) => {
    const input = make("input", { type: "radio", name });
    input.checked = value === choices.value;
    input.addEventListener("change", () => choices.onChange(value));
    return input;
  });
  const labels = choices.options.map(({ text }, index) =>
    make("label", { class: "segment" }, [inputs[index] ?? null, make("span", { text })]),
  );
  const attributes = { class: "segments", role: "radiogroup", "aria-label": choices.label };
  return {
    root: make("div", { class: "field" }, [
      make("span", { class: "field-label", "aria-hidden": "true", text: choices.label }),
      make("div", attributes, labels),
    ]),
    set: (value) => {
      for (const [index, input] of inputs.entries()) {
        input.checked = choices.options[index]?.value === value;
      }
    },
    lock: (isLocked) => {
      for (const input of inputs) input.disabled = isLocked;
    },
  };
}

/** A choice of many in order: minus, the value, plus. */
export function stepper<Value>(choices: Choices<Value>): ChoiceField<Value> {
  const { options, label } = choices;
  let index = Math.max(
    0,
    options.findIndex(({ value }) => value === choices.value),
  );
  let isLocked = false;
  const output = make("output");
  const step = (by: number): void => {
    const option = options[index + by];
    if (option === undefined || isLocked) return;
    index += by;
    show();
    choices.onChange(option.value);
  };
  const minus = make("button", { type: "button", text: "−", onClick: () => step(-1) });
  const plus = make("button", { type: "button", text: "+", onClick: () => step(1) });
  minus.setAttribute("aria-label", `${label} −`);
  plus.setAttribute("aria-label", `${label} +`);
  const show = (): void => {
    output.textContent = options[index]?.text ?? "";
    minus.disabled = isLocked || index === 0;
    plus.disabled = isLocked || index === options.length - 1;
  };
  show();
  return {
    root: make("div", { class: "field", role: "group", "aria-label": label }, [
      make("span", { class: "field-label", "aria-hidden": "true", text: label }),
      make("div", { class: "stepper" }, [minus, output, plus]),
    ]),
    set: (value) => {
      index = Math.max(
        0,
        options.findIndex((each) => each.value === value),
      );
      show();
    },
    lock: (locked) => {
      isLocked = locked;
      show();
    },
  };
}
