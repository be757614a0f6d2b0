/** The mark and the wordmark as pictures: the theme shows the one drawn for its ground. */
import { useSite } from "./site.ts";

export function SiteLogo() {
  const name = useSite()?.name ?? "Tucano";
  // The pictures show the product's own name: a site of another name is read.
  if (name !== "Tucano") return <span className="text-lg font-bold">{name}</span>;
  return (
    <>
      <img
        src="/brand/logo-on-dark.svg"
        alt={name}
        width={110}
        height={32}
        className="light:hidden"
      />
      <img
        src="/brand/logo-on-light.svg"
        alt={name}
        width={110}
        height={32}
        loading="lazy"
        className="hidden light:block"
      />
    </>
  );
}
