// Protects: an address that somebody entered leads out of the house or nowhere: not to this
// machine, the network around it, or a cloud's metadata, by whatever name or spelling.
import { expect, test } from "vitest";
import { isPublicAddress, postGuarded } from "./guarded-post.ts";

const inside = [
  ["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255"],
  ["192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "198.18.0.1"],
  ["::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:7f00:1"],
  ["64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "2001::1", "not-an-address", ""],
].flat();

test("what is inside is told from what is outside", () => {
  expect(inside.filter(isPublicAddress)).toEqual([]);
  for (const address of ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111"]) {
    expect(isPublicAddress(address), address).toBe(true);
  }
});

const post = { headers: {}, body: "{}", timeoutMs: 200, privateHosts: new Set<string>() };

test("nothing is sent inside, however the address is written", async () => {
  const spellings = ["127.1", "2130706433", "0x7f000001", "0177.0.0.1", "[::1]", "[::ffff:7f00:1]"];
  for (const host of spellings) {
    await expect(postGuarded(`https://${host}/x`, post), host).rejects.toThrow(/not a public/);
  }
  await expect(postGuarded("http://8.8.8.8/", post)).rejects.toThrow(/Only https/);
});

test("a name with one address inside is refused, whichever comes first", async () => {
  for (const addresses of [
    ["8.8.8.8", "10.0.0.1"],
    ["::1", "8.8.8.8"],
  ]) {
    const resolve = () => Promise.resolve(addresses);
    const sent = postGuarded("https://hooks.example/x", { ...post, resolve });
    await expect(sent).rejects.toThrow(/not a public/);
  }
});
