/** A bank that pays out as Efí documents it, with books of its own. It plays an outside company. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface EfiBank {
  readonly url: string;
  /** What was paid out, by our keys: how often money left. */
  readonly paid: ReadonlyMap<string, number>;
  /** How every payout from now on ends. */
  end(status: "REALIZADO" | "NAO_REALIZADO"): void;
  /** The next sending is answered so, and nothing is done. */
  refuse(status: number, nome: string): void;
  close(): Promise<void>;
}

interface Entry {
  readonly valor: string;
  readonly chave: string;
  status: string;
}

interface Wish {
  readonly valor: string;
  readonly pagador: { readonly chave: string };
}

const AT = "2026-11-20T12:00:00.000Z";
const endToEndIdOf = (key: string) => `E0908935620261120${key}`.slice(0, 32).padEnd(32, "0");

export async function openEfiBank(): Promise<EfiBank> {
  const entries = new Map<string, Entry>();
  const paid = new Map<string, number>();
  let final = "REALIZADO";
  let refusal: { readonly status: number; readonly nome: string } | null = null;

  const answer = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const refused = (response: ServerResponse, status: number, nome: string) =>
    answer(response, status, { nome, mensagem: "Recusado." });

  const send = async (key: string, request: IncomingMessage, response: ServerResponse) => {
    const { valor, pagador } = JSON.parse(await text(request)) as Wish;
    if (refusal !== null) {
      const { status, nome } = refusal;
      refusal = null;
      return refused(response, status, nome);
    }
    if (entries.has(key)) return refused(response, 409, "id_envio_duplicado");
    entries.set(key, { valor, chave: pagador.chave, status: final });
    paid.set(key, (paid.get(key) ?? 0) + (final === "REALIZADO" ? 1 : 0));
    const horario = { solicitacao: AT };
    const e2eId = endToEndIdOf(key);
    return answer(response, 201, {
      idEnvio: key,
      e2eId,
      valor,
      horario,
      status: "EM_PROCESSAMENTO",
    });
  };
  const read = (key: string, response: ServerResponse) => {
    const entry = entries.get(key);
    if (entry === undefined) {
      const type = "https://pix.bcb.gov.br/api/v2/error/PixEnviadoNaoEncontrado";
      return answer(response, 404, { type, title: "Não Encontrado", status: 404 });
    }
    const horario = { solicitacao: AT, liquidacao: AT };
    return answer(response, 200, {
      endToEndId: endToEndIdOf(key),
      idEnvio: key,
      ...entry,
      horario,
    });
  };

  const server = createServer((request, response) => {
    const { method = "", url = "" } = request;
    const [, sent] = /^\/v3\/gn\/pix\/([^/]+)$/.exec(url) ?? [];
    const [, asked] = /^\/v2\/gn\/pix\/enviados\/id-envio\/([^/]+)$/.exec(url) ?? [];
    if (url === "/oauth/token") {
      answer(response, 200, { access_token: "t", token_type: "Bearer", expires_in: 3_600 });
    } else if (method === "PUT" && sent !== undefined) void send(sent, request, response);
    else if (method === "GET" && asked !== undefined) read(asked, response);
    else refused(response, 404, "recurso_nao_encontrado");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    paid,
    end: (status) => {
      final = status;
    },
    refuse: (status, nome) => {
      refusal = { status, nome };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
