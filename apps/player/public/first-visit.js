/*
 * A page that the server wrote is seen before it can be used: its code is fetched when what is in
 * view has come, so that the two do not share a slow line, or at the first touch. Whatever is
 * tapped until the code is there is kept for it (src/platform/first-visit.ts).
 */
(() => {
  const files = document.currentScript.dataset.code.split(" ");
  const patienceMs = 2000;
  const touches = ["pointerdown", "keydown"];
  let hasBegun = false;

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    for (const kind of touches) removeEventListener(kind, begin, true);
    for (const href of files.slice(1)) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "modulepreload", crossOrigin: "", href });
      document.head.append(link);
    }
    const script = document.createElement("script");
    Object.assign(script, { type: "module", crossOrigin: "", src: files[0] });
    document.head.append(script);
  }

  /*
   * After the frame in which the page is seen, with its pictures: what has loaded is still to be
   * decoded. A page that nobody sees has no frames.
   */
  async function beginAfterFrame() {
    if (document.visibilityState === "hidden") return begin();
    const pictures = [...document.images].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return picture.complete && bottom > 0 && top < innerHeight;
    });
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    requestAnimationFrame(() => setTimeout(begin));
  }

  document.addEventListener("click", (event) => {
    const { target } = event;
    globalThis.tappedEarly = target instanceof Element ? target.closest("button") : null;
  });
  for (const kind of touches) addEventListener(kind, begin, true);
  setTimeout(begin, patienceMs);
  if (document.readyState === "complete") void beginAfterFrame();
  else addEventListener("load", beginAfterFrame);
})();
