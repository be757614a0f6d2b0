/** Conversations with customer service. */
import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import {
  closeTicket,
  createTicket,
  listTickets,
  rateTicket,
  readAttachment,
  replyToTicket,
  showTicket,
  uploadAttachment,
} from "@tucano/contract/player/site/messages.ts";
import { useLive, useLiveLine } from "../../platform/realtime/live.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { call, callFile, useIsMember } from "../../platform/session/session.ts";
import { shrink } from "../../platform/sharing/shrink.ts";

export type Ticket = DataOf<typeof listTickets>["list"][number];
export type TicketDetails = DataOf<typeof showTicket>;

const LIMIT = 10;
const POLL_MS = 15_000;
const POLL_BESIDE_LIVE_MS = 60_000;

export const ticketsQuery = infiniteQueryOptions({
  queryKey: ["tickets", "list"],
  queryFn: ({ pageParam }) => call(listTickets, { page: pageParam, limit: LIMIT }),
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
  staleTime: 5_000,
  refetchOnWindowFocus: true,
});

export function ticketQuery(ticketNo: string) {
  return queryOptions({
    queryKey: ["tickets", "one", ticketNo],
    queryFn: () => call(showTicket, { ticket_no: ticketNo }),
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** Asked from time to time, seldom while the line tells of answers. */
export function useTicketPolling(): number {
  return useLiveLine((line) => line.isOpen) ? POLL_BESIDE_LIVE_MS : POLL_MS;
}

/** An answer is shown as soon as its event arrives. */
export function useLiveTickets(): void {
  const isMember = useIsMember();
  useLive(
    "me",
    (message) => {
      if (message.type !== "notice" || message.code !== "ticket_answered") return;
      void queryClient.invalidateQueries({ queryKey: ["tickets"] });
    },
    isMember,
  );
}

function keep(ticket: TicketDetails): void {
  queryClient.setQueryData(ticketQuery(ticket.ticket_no).queryKey, ticket);
  reloadTickets();
}

/** Opening a conversation reads its answers and the message that told of them. */
export function reloadTickets(): void {
  void queryClient.invalidateQueries({ queryKey: ["tickets", "list"] });
}

export function useCreateTicket() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof createTicket>) => call(createTicket, input),
    onSuccess: keep,
  });
}

export function useReply(ticketNo: string) {
  return useMutation({
    mutationFn: (written: { text: string; files: string[] }) =>
      call(replyToTicket, { ticket_no: ticketNo, ...written }),
    onSuccess: keep,
  });
}

export function useRateTicket(ticketNo: string) {
  return useMutation({
    mutationFn: (rating: Omit<RequestOf<typeof rateTicket>, "ticket_no">) =>
      call(rateTicket, { ticket_no: ticketNo, ...rating }),
    onSuccess: keep,
  });
}

export type Attachment = DataOf<typeof uploadAttachment>;

/** For the next message; the server draws pictures anew. */
export function useHandIn() {
  return useMutation({
    mutationFn: async (file: File) =>
      call(
        uploadAttachment,
        { filename: file.name },
        { file: file.type.startsWith("image/") ? await shrink(file) : file },
      ),
  });
}

/** The token is in no address: a picture is fetched, and shown from memory. */
export function attachmentQuery(fileId: string) {
  return queryOptions({
    queryKey: ["tickets", "file", fileId],
    queryFn: () => callFile(readAttachment, { file_id: fileId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

export function useCloseTicket(ticketNo: string) {
  return useMutation({
    mutationFn: () => call(closeTicket, { ticket_no: ticketNo }),
    onSuccess: keep,
  });
}
