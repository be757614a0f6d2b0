/** The look of the counter: the brand's colours, the system's letters, nothing fetched. */
export const PAGE_STYLE = `
:root { color-scheme: dark; --ground: oklch(0.17 0.03 220); --surface: oklch(0.21 0.03 220);
  --line: oklch(0.36 0.03 220); --text: oklch(0.96 0.01 200); --quiet: oklch(0.75 0.02 210);
  --beak: oklch(0.76 0.17 58); --bright: oklch(0.85 0.16 78); --ink: oklch(0.2 0.05 50);
  --leaf: oklch(0.8 0.16 155); --coral: oklch(0.76 0.15 25); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: 24px 16px; background: var(--ground);
  color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { max-width: 520px; margin: 0 auto; }
h1 { margin: 8px 0; font-size: 32px; line-height: 38px; }
h2 { font-size: 16px; line-height: 24px; margin: 32px 0 8px; }
.badge { display: inline-block; margin: 0; padding: 4px 12px; border-radius: 999px;
  background: var(--surface); color: var(--bright); font-size: 12px; line-height: 16px;
  font-weight: 700; letter-spacing: 0.08em; }
.lead { margin: 0 0 24px; color: var(--quiet); }
form { display: grid; gap: 8px; padding: 24px; border-radius: 16px; background: var(--surface); }
label, summary { font-weight: 600; }
details { display: grid; padding: 8px 0; }
details label { display: block; margin-top: 12px; font-size: 14px; }
textarea, input { width: 100%; padding: 12px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--ground); color: var(--text); font: inherit; }
textarea { resize: vertical; overflow-wrap: anywhere; font: 14px/20px ui-monospace, monospace; }
button { min-height: 48px; margin-top: 8px; border: 0; border-radius: 12px; cursor: pointer;
  background: linear-gradient(100deg, var(--beak), var(--bright)); color: var(--ink);
  font: inherit; font-weight: 700; }
:focus-visible { outline: 2px solid var(--bright); outline-offset: 2px; }
.outcome, .charge { padding: 12px 16px; border-radius: 12px; background: var(--surface); }
.outcome { border-left: 4px solid; }
.paid { border-color: var(--leaf); color: var(--leaf); }
.refused { border-color: var(--coral); color: var(--coral); }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; justify-content: space-between; padding: 8px 0;
  border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
`;
