/** E-mail over SMTP. No server may keep a worker waiting for longer than these. */
import type { Carrier } from "./types.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 10_000;
/** Of mail submission: TLS is begun by STARTTLS, or there from the first byte. */
const PORTS = { plain: 587, tls: 465 } as const;

/** `url` is smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
export function createSmtpCarrier(url: string, from: string): Carrier {
  const [, host = "localhost"] = from.replace(/>$/, "").split("@");
  let transport: ReturnType<typeof openTransport> | null = null;
  return async ({ messageId, recipient, subject, body, html, unsubscribeUrl }) => {
    transport ??= openTransport(url);
    await (
      await transport
    ).sendMail({
      from,
      to: { name: "", address: recipient },
      subject,
      text: body,
      ...(html === null ? {} : { html }),
      // The same each time it is tried, so that mail servers can tell a repetition.
      messageId: `<${messageId}@${host}>`,
      headers: { "Auto-Submitted": "auto-generated", ...unsubscribing(unsubscribeUrl) },
    });
  };
}

/** RFC 8058: a mail program ends it by itself, with a POST to this address. */
const unsubscribing = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/** Signs in and goes, without a mail. Throws when no mail could leave. */
export async function askSmtp(url: string): Promise<true> {
  const transport = await openTransport(url);
  try {
    return await transport.verify();
  } finally {
    transport.close();
  }
}

/** The library is loaded where mail really leaves: most processes never need it. */
async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === "smtps:";
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return createTransport({
    host: hostname,
    port: port === "" ? PORTS[isSecure ? "tls" : "plain"] : Number(port),
    secure: isSecure,
    ...(username === "" ? {} : { auth }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    // What we send is ours: nothing is read from files or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
