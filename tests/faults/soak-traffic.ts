import { API_PREFIX } from "#contract/http/api-client.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { outfitForm } from "#tests/setup/outfit-forms.ts";
import type { LoadRequest } from "./steady-load.ts";

/** Whom the traffic comes from, and what it requests. */
export interface SoakShop {
  outfitIds: readonly string[];
  /** Users with an account and a session. */
  people: readonly { headers: { authorization: string }; email: string; password: string }[];
  administrator: { authorization: string };
}

type Headers = Record<string, string>;
const JSON_TYPE = { "content-type": "application/json" };
const BROWSERS = 200;
const SEARCHES = ["linen", "lienn", "indigo jeans", "straw", "w", "nothing like this", "tan sandals"];
const PICTURES = 12;

/**
 * A mix of requests: most read, some write, and everything that is added is removed again, so that a process
 * has no reason to grow.
 */
export async function soakTraffic({ outfitIds, people, administrator }: SoakShop) {
  const forms = await Promise.all(
    Array.from({ length: PICTURES }, async (_, index) =>
      outfitForm(
        {},
        {
          image: await colourful(300 + index, 400)
            .jpeg()
            .toBuffer(),
        },
      ),
    ),
  );
  const tidyUp: LoadRequest[] = [];
  const call = (
    method: "GET" | "PUT" | "POST" | "DELETE",
    path: string,
    headers: Headers = {},
  ): LoadRequest => ({
    method,
    path: API_PREFIX + path,
    headers,
  });
  const send = (method: "PUT" | "POST", path: string, headers: Headers, body: unknown): LoadRequest => ({
    ...call(method, path, { ...headers, ...JSON_TYPE }),
    body: JSON.stringify(body),
  });

  const comment = (outfitId: string, headers: Headers, number: number): LoadRequest => {
    const text = `Number ${number} of the soak`;
    return {
      ...send("POST", `/outfit/comment/${outfitId}`, headers, { text }),
      onResponse: (body) => {
        const written = (JSON.parse(body) as Outfit).comments.find((comment) => comment.text === text);
        if (!written) throw new Error("The comment is not in the response");
        tidyUp.push(call("DELETE", `/outfit/comment/${outfitId}/${written.commentId}`, headers));
      },
    };
  };
  const signIn = (email: string, password: string): LoadRequest => ({
    ...send("POST", "/auth/signin", {}, { email, password }),
    onResponse: (body) => {
      const { token } = JSON.parse(body) as { token: string };
      tidyUp.push(call("POST", "/user/signout", { authorization: `Bearer ${token}` }));
    },
  });
  const upload = (number: number): LoadRequest => {
    const form = forms[number % forms.length];
    return {
      ...call("POST", "/outfit/create", { ...administrator, ...form?.headers }),
      body: form?.payload ?? "",
      status: 201,
      onResponse: (body) => {
        const { _id, image } = JSON.parse(body) as Outfit;
        tidyUp.push({ path: image }, call("DELETE", `/outfit/delete/${_id}`, administrator));
      },
    };
  };

  return (number: number): LoadRequest => {
    const outfitId = outfitIds[number % outfitIds.length] ?? "";
    const { headers, email, password } = people[number % people.length] ?? { headers: {} };
    const agent = { "user-agent": `Mozilla/5.0 (X11; Linux x86_64) Firefox/${number % BROWSERS}` };
    const page = (number % 5) * 9;
    const [what, turn] = [number % 20, Math.floor(number / 20)];
    if (what === 0) return { path: "/", headers: agent };
    if (what === 1) return { path: ["/outfit", "/trending", "/about-us", "/sitemap.xml"][turn % 4] ?? "/" };
    if (what === 2 || what === 3) return { path: `/outfit/${outfitId}`, headers: agent };
    if (what === 4) return call("GET", `/outfit/getoutfits?category=Casual&startIndex=${page}&limit=9`);
    if (what === 5)
      return call(
        "GET",
        `/outfit/getoutfits?searchTerm=${encodeURIComponent(SEARCHES[turn % 7] ?? "")}&limit=9`,
      );
    if (what === 6) return call("GET", "/outfit/trending?limit=10");
    if (what === 7) return call("PUT", `/outfit/like/${outfitId}`, headers);
    if (what === 8 && turn % 4 === 0) return comment(outfitId, headers, number);
    if (what === 9 && turn % 2 === 0)
      return send("POST", "/cart/add-outfit", headers, { outfitId, quantity: 1 });
    if (what === 9) return call("DELETE", "/cart/clear", headers);
    if (what === 10 && turn % 4 === 0) return signIn(email ?? "", password ?? "");
    if (what === 11 && turn % 20 === 0) return upload(turn);
    if (what === 12) return tidyUp.shift() ?? call("GET", "/cart", headers);
    if (what < 16) return call("GET", `/outfit/${outfitId}`, { ...agent, ...(what === 15 ? headers : {}) });
    return call("GET", `/outfit/getoutfits?startIndex=${page}&limit=9`);
  };
}
