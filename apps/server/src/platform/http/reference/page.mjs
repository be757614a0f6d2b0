/** Finds calls by any word on them. The page is complete without it. */
const search = document.querySelector("#search");
const found = document.querySelector("#found");
const entries = [...document.querySelectorAll("article")].map((article) => ({
  article,
  link: document.querySelector(`nav a[href="#${CSS.escape(article.id)}"]`)?.parentElement,
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
  for (const list of document.querySelectorAll("nav ul")) {
    list.hidden = !list.querySelector("li:not([hidden])");
    list.previousElementSibling.hidden = list.hidden;
  }
  for (const group of document.querySelectorAll("main > section")) {
    group.hidden = !group.querySelector("article:not([hidden])");
  }
  found.textContent = words.length === 0 ? "" : `${count} found`;
}

search.addEventListener("input", filter);
filter();
