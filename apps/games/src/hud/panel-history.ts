/** The player's finished rounds of this game, newest first. */
import { formatInstant } from "@tucano/i18n/dates.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import { make } from "./dom.ts";
import type { PanelOptions } from "./panel-options.ts";

type Rounds = Awaited<ReturnType<PanelOptions["history"]>>;
type HistoryRound = Rounds["list"][number];

export function historyView(options: PanelOptions): HTMLElement {
  const { translate: t } = options;
  const body = make("tbody");
  const status = make("p", { class: "hint", role: "status", text: "…" });
  const more = make("button", {
    type: "button",
    class: "pill",
    text: t("historyMore"),
    hidden: true,
    onClick: () => load(),
  });
  const head = ["historyTime", "stake", "historyResult"] as const;
  const table = make("table", { class: "history" }, [
    make("thead", {}, [
      make("tr", {}, [
        ...head.map((key) => make("th", { scope: "col", text: t(key) })),
        make("td"),
      ]),
    ]),
    body,
  ]);
  let page = 0;
  let shown = 0;

  const load = (): void => {
    options
      .history(page + 1)
      .then(({ list, total }) => {
        page += 1;
        shown += list.length;
        body.append(...list.map((round) => rowOf(options, round)));
        status.textContent = total === 0 ? t("historyEmpty") : "";
        table.hidden = total === 0;
        more.hidden = shown >= total;
      })
      .catch(() => {
        status.textContent = t("failed");
        more.hidden = false;
      });
  };

  load();
  return make("div", {}, [table, status, more]);
}

function rowOf(options: PanelOptions, round: HistoryRound): HTMLElement {
  const { translate: t, language } = options;
  const time = formatInstant(round.played_at, "full", toLanguage(language));
  const verify = make("button", {
    type: "button",
    class: "pill is-small",
    text: t("verify"),
    onClick: () => options.openPage(`/fairness?round=${round.round_id}`),
  });
  return make("tr", {}, [
    make("td", { text: time }),
    make("td", { text: formatMoney(round.stake) }),
    make("td", {
      text: formatSignedMoney(round.net),
      class: round.net.startsWith("-") ? "is-loss" : "is-gain",
    }),
    make("td", {}, [verify]),
  ]);
}
