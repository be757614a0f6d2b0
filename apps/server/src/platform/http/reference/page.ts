/** The reference page: the OpenAPI document as HTML that reads well without any script. */
import type { Json } from "./fields.ts";
import { escapeHtml, jsonHtml, prose } from "./html.ts";

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly operation: Json;
}

interface Field {
  /** With the names of its parents: "list[].order_no". */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

const DEPTH_MAX = 8;
/** Of every whole number: it says nothing about this one. */
const MAX = Number.MAX_SAFE_INTEGER;
const MIN = Number.MIN_SAFE_INTEGER;

/** What is neither a text nor a number says nothing here. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const asJson = (value: unknown): Json => (value ?? {}) as Json;

export function referencePage(document: Json): string {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const ofTag = (tag: string) => operations.filter((one) => one.tag === tag);
  const { title, description } = asJson(document["info"]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API</title>
<link rel="stylesheet" href="/api/docs/page.css">
<script src="/api/docs/page.js" defer></script>
</head>
<body>
<a class="skip" href="#calls">To the calls</a>
<nav aria-label="Calls">
<div class="brand"><a href="#top">${escapeHtml(title)} API</a>
<button id="theme" type="button" hidden>Dark</button></div>
<label for="search">Search calls, fields and errors</label>
<input id="search" type="search" autocomplete="off" placeholder="withdrawal, qk_pwd, 409 …">
<p id="found" role="status"></p>
<div id="groups">${tags.map((tag) => navigation(tag, ofTag(tag))).join("\n")}</div>
</nav>
<main id="top">
<header>
<h1>${escapeHtml(title)} API</h1>
<p class="lead">${prose(description)}</p>
<ul class="facts"><li><b>${operations.length}</b> calls</li><li><b>${tags.length}</b> groups</li>
<li><a href="/api/openapi.json">openapi.json</a></li></ul>
</header>
<div id="calls">
${tags.map((tag) => section(tag, ofTag(tag), document)).join("\n")}
${messages(document)}
</div>
</main>
</body>
</html>
`;
}

function operationsOf(document: Json): Operation[] {
  return Object.entries(asJson(document["paths"])).flatMap(([path, methods]) =>
    Object.entries(asJson(methods)).map(([method, value]) => {
      const operation = asJson(value);
      const [tag = "other"] = (operation["tags"] as string[] | undefined) ?? [];
      return {
        id: `${method}-${String(operation["operationId"])}`,
        method: method.toUpperCase(),
        path,
        tag,
        operation,
      };
    }),
  );
}

const methodOf = (method: string): string =>
  `<span class="method ${method.toLowerCase()}">${method}</span>`;

/** A break at each slash lets a narrow column hold a long address. */
const breakable = (path: string): string => escapeHtml(path).replaceAll("/", "/<wbr>");

function navigation(tag: string, operations: readonly Operation[]): string {
  const links = operations.map(
    ({ id, path, method }) =>
      `<li><a href="#${escapeHtml(id)}">${methodOf(method)}<span>${breakable(path)}</span></a></li>`,
  );
  const title = `${escapeHtml(tag)} <span class="count">${operations.length}</span>`;
  return `<details><summary>${title}</summary><ul>${links.join("")}</ul></details>`;
}

function section(tag: string, operations: readonly Operation[], document: Json): string {
  const articles = operations.map((operation) => article(operation, document));
  return `<section><h2>${escapeHtml(tag)}</h2>${articles.join("\n")}</section>`;
}

function article({ id, method, path, operation }: Operation, document: Json): string {
  const responses = asJson(operation["responses"]);
  const success = bodyOf(responses["200"]);
  const body = bodyOf(operation["requestBody"]);
  const [example] = Object.values(asJson(body["examples"])).map((one) => asJson(one)["value"]);
  const input =
    method === "GET" ? parametersOf(operation) : fieldsOf(asJson(body["schema"]), "", 0);
  const output = fieldsOf(asJson(asJson(asJson(success["schema"])["properties"])["data"]), "", 0);
  const about = operation["description"];
  return `<article id="${escapeHtml(id)}">
<h3>${methodOf(method)} <code>${escapeHtml(path)}</code>
<a class="anchor" href="#${escapeHtml(id)}" aria-label="Address of this call">#</a></h3>
<p class="summary">${prose(operation["summary"])}</p>
${about === undefined ? "" : `<p>${prose(about)}</p>`}
<p class="access">${escapeHtml(accessOf(operation))}</p>
<div class="columns"><div>
${fieldTable("What goes in", input)}
${fieldTable("What comes out (data)", output)}
${errorTable(responses, document)}
</div><div>
${exampleOf("Request", method === "GET" ? undefined : example)}
${exampleOf("Response", success["example"])}
</div></div>
</article>`;
}

function accessOf(operation: Json): string {
  const schemes = (operation["security"] as Json[]).flatMap((one) => Object.keys(one));
  const [scheme] = schemes;
  if (scheme === undefined) return "Open to everybody.";
  if (scheme === "operator") return "For operators of the back office.";
  if (scheme === "key") return "For tools: Authorization: Bearer <key made at the desk>.";
  if (scheme === "play") return "With a game's play token; without one, as a demo.";
  return "For members: Authorization: Bearer <access_token>.";
}

function bodyOf(part: unknown): Json {
  return asJson(asJson(asJson(part)["content"])["application/json"]);
}

function parametersOf(operation: Json): Field[] {
  return (operation["parameters"] as Json[]).map((parameter) => ({
    name: String(parameter["name"]),
    type: typeOf(asJson(parameter["schema"])),
    isRequired: parameter["required"] === true,
    description: textOf(parameter["description"]),
  }));
}

/** All fields of a schema, those within others by their whole way. */
function fieldsOf(schema: Json, prefix: string, depth: number): Field[] {
  if (depth > DEPTH_MAX) return [];
  const inner = [schema, ...((schema["anyOf"] ?? schema["oneOf"] ?? []) as Json[])];
  return inner.flatMap(({ type, items, properties, required }) => {
    if (type === "array") return fieldsOf(asJson(items), `${prefix}[]`, depth + 1);
    return Object.entries(asJson(properties)).flatMap(([key, value]) => {
      const property = asJson(value);
      const name = prefix === "" ? key : `${prefix}.${key}`;
      const isRequired = ((required ?? []) as string[]).includes(key);
      const description = textOf(property["description"]);
      return [
        { name, type: typeOf(property), isRequired, description },
        ...fieldsOf(property, name, depth + 1),
      ];
    });
  });
}

function typeOf(schema: Json): string {
  const options = (schema["anyOf"] ?? schema["oneOf"]) as Json[] | undefined;
  if (options !== undefined) return [...new Set(options.map(typeOf))].join(" or ");
  if ("$ref" in schema) return lastOf(textOf(schema["$ref"]));
  if ("const" in schema) return JSON.stringify(schema["const"]);
  const choices = schema["enum"] as unknown[] | undefined;
  if (choices !== undefined) return choices.map((one) => JSON.stringify(one)).join(" | ");
  const { type, format, minimum, maximum, maxLength } = schema;
  if (type === "array") return `${typeOf(asJson(schema["items"]))}[]`;
  const bounds = [
    format,
    minimum === undefined || minimum === MIN ? undefined : `≥ ${textOf(minimum)}`,
    maximum === undefined || maximum === MAX ? undefined : `≤ ${textOf(maximum)}`,
    maxLength === undefined ? undefined : `≤ ${textOf(maxLength)} characters`,
  ].filter((one) => one !== undefined);
  const types = [type ?? "any"].flat().map(textOf).join(" or ");
  return [types, ...bounds].map(textOf).join(", ");
}

function fieldTable(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return "";
  const rows = fields.map(({ name, type, isRequired, description }) => {
    const optional = isRequired ? "" : " <i>optional</i>";
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${optional}</th>
<td><span class="type">${escapeHtml(type)}</span>${prose(description)}</td></tr>`;
  });
  return `<details open><summary>${title}</summary><table><tbody>${rows.join("")}</tbody></table>
</details>`;
}

function exampleOf(title: string, value: unknown): string {
  if (value === undefined) return "";
  const code = `<pre tabindex="0">${jsonHtml(value)}</pre>`;
  return `<figure><figcaption>${title}</figcaption>${code}</figure>`;
}

function errorTable(responses: Json, document: Json): string {
  const components = asJson(document["components"]);
  const rows = Object.entries(responses).flatMap(([status, value]) => {
    const reference = asJson(value)["$ref"];
    const shared = asJson(components["responses"]);
    const response = reference === undefined ? value : shared[lastOf(textOf(reference))];
    const codes = Object.keys(asJson(bodyOf(response)["examples"]));
    return codes.map((code) => {
      const text = asJson(asJson(components["examples"])[code])["summary"];
      return `<tr><th scope="row"><span class="status">${status}</span>
<code>${escapeHtml(code)}</code></th><td>${prose(text)}</td></tr>`;
    });
  });
  if (rows.length === 0) return "";
  const title = `Errors <span class="count">${rows.length}</span>`;
  return `<details><summary>${title}</summary><table><tbody>${rows.join("")}</tbody></table>
</details>`;
}

const lastOf = (reference: string): string => reference.split("/").at(-1) ?? "";

/** What is said on the WebSocket, message by message. */
function messages(document: Json): string {
  const schemas = asJson(asJson(document["components"])["schemas"]);
  const tables = [
    ["What a client says", schemas["LiveRequest"]],
    ["What it is told", schemas["LiveMessage"]],
  ].flatMap(([title, schema]) =>
    ((asJson(schema)["oneOf"] ?? asJson(schema)["anyOf"] ?? []) as Json[]).map((message) => {
      const type = asJson(asJson(message["properties"])["type"])["const"];
      return fieldTable(`${String(title)}: ${escapeHtml(type)}`, fieldsOf(message, "", 0));
    }),
  );
  return `<section><h2>Messages of /api/live</h2>
<article id="live-messages">${tables.join("")}</article></section>`;
}
