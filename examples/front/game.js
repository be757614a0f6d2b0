/** A game for the public protocol of weighted books: it shows what a book says and decides nothing. */
const parameters = new URLSearchParams(location.search);
const sessionID = parameters.get("sessionID") ?? "";
const language = parameters.get("lang") ?? "en";
const rgs = `${location.protocol}//${parameters.get("rgs_url")}`;
const MICROS = 1_000_000;
/** A purchase above this many bets is asked about. */
const ASKED_ABOVE = 2;
const STEP_MS = 350;

const find = (id) => document.getElementById(id);
const [board, told, balance, bet, mode, play, facts] = [
  "board",
  "told",
  "balance",
  "bet",
  "mode",
  "play",
  "facts",
].map(find);
const money = new Intl.NumberFormat(language, { style: "currency", currency: "BRL" });
const show = (amount) => money.format(amount / MICROS);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

let config;
let isBusy = true;
let earliestMs = 0;

async function call(path, body = {}) {
  const answer = await fetch(`${rgs}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sessionID, ...body }),
  });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.message);
  if (data.balance !== undefined) balance.textContent = show(data.balance.amount);
  return data;
}

function setBusy(busy) {
  isBusy = busy;
  play.disabled = busy;
}

function draw(symbols) {
  board.replaceChildren(
    ...symbols.map((symbol) =>
      Object.assign(document.createElement("li"), { textContent: symbol }),
    ),
  );
}

/** From the event on that was shown last, where a round is resumed. */
async function watch(round) {
  const from = Number(round.event ?? 0);
  for (const event of round.state.slice(from)) {
    if (event.type === "reveal") {
      const symbols = event.board.map(() => "·");
      for (const [place, symbol] of event.board.entries()) {
        symbols[place] = symbol;
        draw(symbols);
        await wait(STEP_MS);
      }
    }
    if (round.active) await call("/bet/event", { event: String(event.index) });
  }
  const won = round.payout > 0 ? `You win ${show(round.payout)}.` : "No win this time.";
  if (round.active) await call("/wallet/end-round");
  told.textContent = won;
}

async function playRound() {
  if (isBusy) return;
  const cost = config.betModes[mode.value].costMultiplier;
  const stake = show(Number(bet.value) * cost);
  if (cost > ASKED_ABOVE && told.dataset.asked !== mode.value) {
    told.dataset.asked = mode.value;
    told.textContent = `This round costs ${stake}. Press again to play it.`;
    return;
  }
  delete told.dataset.asked;
  setBusy(true);
  try {
    await wait(Math.max(0, earliestMs - performance.now()));
    earliestMs = performance.now() + config.jurisdiction.minimumRoundDuration;
    told.textContent = "…";
    const { round } = await call("/wallet/play", { amount: Number(bet.value), mode: mode.value });
    await watch(round);
  } catch (error) {
    told.textContent = error.message;
  }
  setBusy(false);
}

function offer(select, values, label) {
  select.replaceChildren(...values.map((value) => new Option(label(value), String(value))));
}

async function begin() {
  const opened = await call("/wallet/authenticate", { language });
  config = opened.config;
  offer(bet, config.betLevels, show);
  bet.value = String(config.defaultBetLevel);
  offer(mode, Object.keys(config.betModes), (name) => name.toLowerCase());
  facts.textContent =
    "Malfunction voids all plays and pays. Each book shown was drawn by the house.";
  draw(["·", "·", "·"]);
  told.textContent = "Press play, or the space bar.";
  if (opened.round?.active === true) await watch(opened.round);
  setBusy(false);
}

async function replay() {
  document.querySelector(".controls").hidden = true;
  const [game, version, name, event] = ["game", "version", "mode", "event"].map((key) =>
    encodeURIComponent(parameters.get(key) ?? ""),
  );
  const answer = await fetch(`${rgs}/bet/replay/${game}/${version}/${name}/${event}`);
  const { state, payoutMultiplier } = await answer.json();
  const amount = Number(parameters.get("amount") ?? MICROS);
  await watch({ state, payout: payoutMultiplier * amount, active: false, event: null });
}

play.addEventListener("click", () => void playRound());
document.addEventListener("keydown", (event) => {
  if (event.code !== "Space" || event.target.tagName === "SELECT") return;
  event.preventDefault();
  if (!event.repeat && config?.jurisdiction.disabledSpacebar !== true) void playRound();
});

try {
  await(parameters.has("event") ? replay() : begin());
} catch (error) {
  told.textContent = error.message;
}
