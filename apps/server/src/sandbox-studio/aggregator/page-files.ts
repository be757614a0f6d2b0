/** What the sandbox game's page loads: its look, and the little that it does. */
export const GAME_STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: oklch(0.17 0.03 300); color: oklch(0.96 0.01 300); font: 16px/24px system-ui; }
main { width: 100%; max-width: 420px; text-align: center; }
main.wide { max-width: 720px; text-align: left; }
h1 { margin: 8px 0; font-size: 32px; line-height: 38px; }
.badge { display: inline-block; margin: 0; padding: 4px 12px; border-radius: 999px;
  background: oklch(0.28 0.06 300); font-size: 12px; line-height: 16px; font-weight: 700; }
#said { min-height: 24px; font-size: 20px; }
#balance { font-variant-numeric: tabular-nums; }
#play { display: grid; gap: 12px; margin: 24px 0 12px; }
form { margin: 4px 0; }
input { width: 8em; padding: 12px; border: 1px solid; border-radius: 12px; background: none;
  color: inherit; font: inherit; text-align: right; }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 12px; cursor: pointer;
  background: oklch(0.75 0.16 300); color: oklch(0.17 0.03 300); font: inherit; font-weight: 700; }
button.quiet { background: oklch(0.28 0.06 300); color: inherit; }
button:disabled { opacity: 0.5; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
ul { margin: 24px 0; padding: 0; list-style: none; }
code { overflow-wrap: anywhere; }
pre { overflow-x: auto; font-size: 12px; line-height: 16px; }
`;

export const GAME_SCRIPT = `
const main = document.querySelector("main");
const [said, balance, stake] =
  ["said", "balance", "stake"].map((id) => document.getElementById(id));
const button = document.querySelector("#play button");
const { session, lobby } = main.dataset;
const tell = (type, more = {}) => {
  if (window.parent !== window) window.parent.postMessage({ type, ...more }, "*");
};
const money = (units) =>
  "R$ " + Math.trunc(units / 100000) + "." + String(units % 100000).padStart(5, "0").slice(0, 2);
let isPaused = false;
button.addEventListener("click", async () => {
  const units = Math.round(Number(stake.value.replace(",", ".")) * 100000);
  if (isPaused || !(units > 0)) return;
  button.disabled = true;
  tell("roundStarted");
  try {
    const response = await fetch("/play", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session, stake: units }),
    });
    const played = await response.json();
    if (played.status === "RS_OK") {
      said.textContent = played.winUnits > 0 ? "Won " + money(played.winUnits) : "Lost";
      if (played.freeBetsLeft > 0) said.textContent += " · free: " + played.freeBetsLeft;
    } else {
      said.textContent = played.status;
      if (played.status === "RS_ERROR_NOT_ENOUGH_MONEY") tell("cashier");
    }
    if (played.balanceUnits !== null) {
      balance.textContent = money(played.balanceUnits);
      tell("balance", { data: played.balanceUnits });
    }
  } catch {
    said.textContent = "No answer.";
  }
  button.disabled = isPaused;
  tell("roundEnded");
});
stake.addEventListener("keydown", ({ key }) => {
  if (key === "Enter") button.click();
});
document.getElementById("leave").addEventListener("click", () => {
  // A house in development says only the path.
  location.href = new URL(lobby, document.referrer || location.href);
});
addEventListener("message", ({ source, data }) => {
  if (source !== window.parent || typeof data !== "object" || data === null) return;
  if (data.type === "pause") isPaused = true;
  if (data.type === "resume") isPaused = false;
  button.disabled = isPaused;
});
tell("gameReady");
`;
