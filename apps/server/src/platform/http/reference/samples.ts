/** An example for a schema that brings none: values of the right shape that look like the real. */
import { isMoneyInput, type Json } from "./fields.ts";

const texts: Readonly<Record<string, string>> = {
  account: "ana.souza",
  brand: "Tucano",
  bank_card: "Pix CPF ***.456.789-**",
  cpf: "***.456.789-**",
  client_seed: "boa-sorte",
  code: "onca-dourada",
  currency: "BRL",
  email: "ana@example.com",
  image: "/tiles/onca-dourada.avif",
  invite_code: "K7M4PQ",
  lang: "en",
  link: "/promotion/activity",
  name: "Onça Dourada",
  order_no: "D0000000000000000000000042",
  payment_type: "PIX",
  phone: "+5511987654321",
  realname: "Ana Souza",
  url: "/play/onca-dourada/",
};

const formats: Readonly<Record<string, string>> = {
  "date-time": "2026-11-20T12:00:00.000-03:00",
  date: "2026-11-20",
  uuid: "6b0e5f1e-50c1-4d6b-9b7d-5a2f7a1b9c3d",
};

const MONEY = "50.00";
/** A schema that contains itself ends somewhere. */
const DEPTH_MAX = 12;

export function sampleOf(schema: Json, name = "", depth = 0): unknown {
  if (depth > DEPTH_MAX) return null;
  if ("const" in schema) return schema["const"];
  if (isMoneyInput(schema)) return MONEY;
  const [choice] = (schema["enum"] as unknown[] | undefined) ?? [];
  if (choice !== undefined) return choice;
  const options = (schema["anyOf"] ?? schema["oneOf"]) as Json[] | undefined;
  if (options !== undefined) {
    const option = options.find(({ type }) => type !== "null") ?? {};
    return sampleOf(option, name, depth + 1);
  }
  // What may be null is shown with a value.
  const [type] = [schema["type"]].flat();
  switch (type) {
    case "object":
      return sampleOfObject(schema, depth);
    case "array":
      return [sampleOf((schema["items"] as Json | undefined) ?? {}, name, depth + 1)];
    case "string":
      return sampleOfText(schema, name);
    case "integer":
    case "number":
      return Math.max(1, Number(schema["minimum"] ?? 0));
    case "boolean":
      return true;
    default:
      return null;
  }
}

function sampleOfObject(schema: Json, depth: number): Json {
  const properties = Object.entries((schema["properties"] as Record<string, Json>) ?? {});
  return Object.fromEntries(
    properties.map(([name, property]) => [name, sampleOf(property, name, depth + 1)]),
  );
}

function sampleOfText({ format, pattern, maxLength }: Json, name: string): string {
  const formatted = formats[String(format)];
  if (formatted !== undefined) return formatted;
  if (String(pattern).includes(String.raw`\.\d{`)) return MONEY;
  const text = texts[name] ?? "…";
  return text.slice(0, typeof maxLength === "number" ? maxLength : text.length);
}
