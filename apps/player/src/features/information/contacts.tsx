/** How to reach customer service, and that somebody is there at any hour. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { ExternalLink, Mail, MessageCirclePlus, Phone, Scale, type LucideIcon } from "lucide-react";
import { socialLinksQuery } from "../../platform/shell/site.ts";
import { type SupportPage, supportQuery } from "./api.ts";

type Contact = SupportPage["contacts"][number];

const icons: Record<Contact["kind"], LucideIcon> = { email: Mail, phone: Phone, ombudsman: Scale };

function contactName(kind: Contact["kind"]): string {
  const names: Record<Contact["kind"], string> = {
    email: t`E-mail`,
    phone: t`Phone`,
    ombudsman: t`Ombudsman`,
  };
  return names[kind];
}

/** A number is called, an address is written to; whatever else is only read. */
function addressOf({ value }: Contact): string | null {
  if (value.includes("@")) return `mailto:${value}`;
  return /^[+\d][\d\s().-]{5,}$/.test(value) ? `tel:${value.replaceAll(/[^+\d]/g, "")}` : null;
}

const lineClass = "flex min-h-14 items-center gap-3 px-4 text-text no-underline";

function ContactLine({ contact }: { contact: Contact }) {
  const Icon = icons[contact.kind];
  const address = addressOf(contact);
  const words = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-quiet">{contactName(contact.kind)}</span>
        <span className="block text-sm font-medium break-words">{contact.value}</span>
      </span>
    </>
  );
  return address === null ? (
    <div className={lineClass}>{words}</div>
  ) : (
    <a href={address} className={lineClass}>
      {words}
    </a>
  );
}

interface Channel {
  code: string;
  label: string;
  url: string;
}

function ChannelLine({ channel }: { channel: Channel }) {
  return (
    <a href={channel.url} rel="noopener noreferrer" target="_blank" className={lineClass}>
      <span className="flex-1 text-sm font-medium">{channel.label}</span>
      <ExternalLink aria-hidden="true" className="size-4 text-quiet" />
      <span className="sr-only">{t`opens in a new window`}</span>
    </a>
  );
}

function Ways() {
  const support = useQuery(supportQuery).data;
  const social = useQuery(socialLinksQuery).data?.list ?? [];
  const channels = [...(support?.channels ?? []), ...social].filter(
    (one, index, all) => all.findIndex((other) => other.url === one.url) === index,
  );
  const contacts = support?.contacts ?? [];
  if (contacts.length + channels.length === 0) return null;
  return (
    <ul className="card divide-y divide-edge">
      {contacts.map((contact) => (
        <li key={`${contact.kind}${contact.value}`}>
          <ContactLine contact={contact} />
        </li>
      ))}
      {channels.map((channel) => (
        <li key={channel.url}>
          <ChannelLine channel={channel} />
        </li>
      ))}
    </ul>
  );
}

export function Contacts() {
  const { data, isLoading } = useQuery(supportQuery);
  const hours = data?.hours ?? "";
  return (
    <section aria-labelledby="support-hours" className="flex flex-col gap-3">
      <div className="card hero-night flex flex-col gap-3 p-5 text-white">
        <p className="text-xs font-semibold tracking-wide text-white/80">{t`24 hours, 7 days a week`}</p>
        <h2 id="support-hours" className="text-lg font-semibold">
          {t`We answer 24 hours a day, every day.`}
        </h2>
        {(isLoading || hours !== "") && <p className="min-h-5 text-sm text-white/85">{hours}</p>}
        <p className="text-sm text-white/85">
          {t`Write to us here. The answer appears here too, and we'll send you a message.`}
        </p>
        <Link
          to="/information-center/support"
          search={{ ask: "other" }}
          className={buttonClass("primary", "lg", "mt-1 self-start")}
        >
          <MessageCirclePlus aria-hidden="true" className="size-5" />
          {t`Start a conversation`}
        </Link>
      </div>
      <Ways />
    </section>
  );
}
