/** Finds calls by any word on them, follows the reader, and changes the light. */
// The page is complete without it.
const root = document.documentElement;
const search = document.querySelector("#search");
const found = document.querySelector("#found");
const groups = [...document.querySelectorAll("#groups details")];
const links = new Map(
  [...document.querySelectorAll("#groups a")].map((link) => [link.hash.slice(1), link]),
);
const entries = [...document.querySelectorAll("article")].map((article) => ({
  article,
  link: links.get(article.id)?.parentElement,
  text: article.textContent.toLowerCase(),
}));

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { article, link, text } of entries) {
    const isFound = words.every((word) => text.includes(word));
    article.hidden = !isFound;
    if (link) link.hidden = !isFound;
    if (isFound) count += 1;
  }
  for (const group of groups) {
    group.hidden = !group.querySelector("li:not([hidden])");
    if (words.length > 0) group.open = !group.hidden;
  }
  for (const section of document.querySelectorAll("section")) {
    section.hidden = !section.querySelector("article:not([hidden])");
  }
  found.textContent = words.length === 0 ? "" : `${count} found`;
}

/** The call that is being read is marked, and its group is open. */
function mark(id) {
  const link = links.get(id);
  if (!link || link.ariaCurrent) return;
  for (const other of links.values()) other.ariaCurrent = null;
  link.ariaCurrent = "true";
  const group = link.closest("details");
  for (const other of groups) if (search.value === "") other.open = other === group;
  const list = document.querySelector("nav");
  const { top, bottom } = link.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) list.scrollTop += top - innerHeight / 2;
}

const reader = new IntersectionObserver(
  (seen) => {
    const first = seen.find(({ isIntersecting }) => isIntersecting);
    if (first) mark(first.target.id);
  },
  { rootMargin: "0px 0px -80% 0px" },
);

const KEY = "tucano.docs.theme";
const button = document.querySelector("#theme");
const isDark = () =>
  (root.dataset.theme ??
    (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

function light(theme) {
  if (theme) root.dataset.theme = theme;
  button.textContent = isDark() ? "Light" : "Dark";
}

function remembered(value) {
  try {
    if (value) localStorage.setItem(KEY, value);
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

light(remembered());
button.hidden = false;
button.addEventListener("click", () => light(remembered(isDark() ? "light" : "dark") ?? "light"));
search.addEventListener("input", filter);
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === search) return;
  event.preventDefault();
  search.focus();
});
for (const { article } of entries) reader.observe(article);
filter();
