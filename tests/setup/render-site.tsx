import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";
import { onTestFinished, vi } from "vitest";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import App, { ErrorBoundary } from "#app/root.tsx";
import AboutUs from "#app/routes/about-us.tsx";
import AlertsUnsubscribe from "#app/routes/alerts-unsubscribe.tsx";
import Board from "#app/routes/board.tsx";
import Cart from "#app/routes/cart.tsx";
import ConfirmEmail from "#app/routes/confirm-email.tsx";
import Dashboard from "#app/routes/dashboard.tsx";
import DashboardActivity from "#app/routes/dashboard-activity.tsx";
import DashboardAnalytics from "#app/routes/dashboard-analytics.tsx";
import DashboardLayout from "#app/routes/dashboard-layout.tsx";
import DashboardLinks from "#app/routes/dashboard-links.tsx";
import DashboardModeration from "#app/routes/dashboard-moderation.tsx";
import DashboardPieces from "#app/routes/dashboard-pieces.tsx";
import DashboardSettings from "#app/routes/dashboard-settings.tsx";
import DashboardStudio from "#app/routes/dashboard-studio.tsx";
import DashboardUsers from "#app/routes/dashboard-users.tsx";
import Home from "#app/routes/home.tsx";
import NewsletterConfirm from "#app/routes/newsletter-confirm.tsx";
import NewsletterUnsubscribe from "#app/routes/newsletter-unsubscribe.tsx";
import NotFound from "#app/routes/not-found.tsx";
import Outfits from "#app/routes/outfit.tsx";
import OutfitDetail from "#app/routes/outfit-detail.tsx";
import Privacy from "#app/routes/privacy.tsx";
import Profile from "#app/routes/profile.tsx";
import ResetPassword from "#app/routes/reset-password.tsx";
import Saved from "#app/routes/saved.tsx";
import SignIn from "#app/routes/sign-in.tsx";
import SignUp from "#app/routes/sign-up.tsx";
import Stylist from "#app/routes/stylist.tsx";
import Submit from "#app/routes/submit.tsx";
import Terms from "#app/routes/terms.tsx";
import Trending from "#app/routes/trending.tsx";
import UndoEmail from "#app/routes/undo-email.tsx";
import type { SignedIn } from "#contract/account/account.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { type SiteSettings, UNCHANGED_SITE } from "#contract/shop/site-settings.ts";
import { accountState, firstSteps } from "#tests/factories/api-results.ts";
import { storedSession } from "./stored-session.ts";

export interface SentCall {
  method: string;
  /** Path and query, without the API's prefix. */
  path: string;
  headers: Headers;
  body: unknown;
  signal?: AbortSignal | null | undefined;
}

/** Returns a body for status 200, a `Response`, or a promise of either; throwing is a broken connection. */
export type Reply = (call: SentCall) => unknown;

interface SiteOptions {
  /**
   * Replies by call, such as `GET /cart` or, with its query, `GET /outfit/trending?limit=3`.
   * Other calls fail.
   */
  api?: Record<string, Reply>;
  /** Replaces the replies of all calls, until `replyToAll` says otherwise. */
  all?: Reply | undefined;
  session?: SignedIn;
  settings?: Partial<SiteSettings>;
  /** Whether an observed element is within a margin of the viewport; without layout none is, by default. */
  isNear?: (element: Element, rootMargin: string) => boolean;
}

const SETTINGS: SiteSettings = {
  ...UNCHANGED_SITE,
  publicUrl: "https://shop.example",
  identityProvider: true,
};

type Screen = ComponentType<{ loaderData: { dehydratedState: null; failed: null }; params: never }>;

/** Like a client-side navigation: without prefetched data, so that the screen requests it from the API. */
function withoutPrefetched(Screen: ComponentType<never>) {
  const AnyScreen = Screen as Screen;
  return ({ params }: { params: object }) => (
    <AnyScreen loaderData={{ dehydratedState: null, failed: null }} params={params as never} />
  );
}

const SCREENS: Record<string, ComponentType<never>> = {
  "/": Home,
  "/about-us": AboutUs,
  "/privacy": Privacy,
  "/terms": Terms,
  "/outfit": Outfits,
  "/outfit/:id": OutfitDetail,
  "/trending": Trending,
  "/cart": Cart,
  "/saved": Saved,
  "/board/:id": Board,
  "/stylist/:username": Stylist,
  "/sign-in": SignIn,
  "/sign-up": SignUp,
  "/profile": Profile,
  "/submit": Submit,
  "/confirm-email": ConfirmEmail,
  "/undo-email": UndoEmail,
  "/reset-password": ResetPassword,
  "/newsletter/confirm": NewsletterConfirm,
  "/newsletter/unsubscribe": NewsletterUnsubscribe,
  "/alerts/unsubscribe": AlertsUnsubscribe,
  "*": NotFound,
};

/** The sections of the dashboard, by the rest of their paths. */
const SECTIONS: Record<string, ComponentType> = {
  links: DashboardLinks,
  pieces: DashboardPieces,
  studio: DashboardStudio,
  moderation: DashboardModeration,
  users: DashboardUsers,
  analytics: DashboardAnalytics,
  "settings/:section?": DashboardSettings,
  activity: DashboardActivity,
};

/** The texts, without their buttons, and kinds of the visible toasts. */
export function toasts(): { kind: string | undefined; text: string | undefined }[] {
  const all = document.querySelectorAll<HTMLElement>("[data-sonner-toast]");
  const textOf = (toast: HTMLElement) => toast.querySelector("[data-title]")?.textContent;
  return [...all].map((toast) => ({ kind: toast.dataset.type, text: textOf(toast) }));
}

/** A reply of a network that is down. */
export const noNetwork: Reply = () => {
  throw new TypeError("Failed to fetch");
};

/** An error as the API returns it. */
export function refusal(status: number, message: string, code = "REFUSED"): Response {
  return Response.json({ success: false, message, error: message, code }, { status });
}

/** A reply that waits until it is released. */
export function heldReply(reply: Reply): { reply: Reply; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: (call) => released.then(() => reply(call)), release: () => release() };
}

/**
 * Renders the whole site with header, footer and session at a path; the API is a table of replies. There is
 * no layout: behaviour that depends on sizes, focus order or scrolling belongs in a browser test.
 */
export async function renderSite(
  path: string,
  { api = {}, all, session, settings = {}, isNear = () => false }: SiteOptions = {},
) {
  let replyOfAll = all;
  const replies: Record<string, Reply> = {
    // Asked a minute after the site is rendered, which a test on a slow machine can last.
    "GET /user/check-auth": () => ({ success: true }),
    "GET /cart/count": () => ({ outfitCount: 0 }),
    "GET /board/saved": () => ({ boardId: "board-saved", outfitIds: [] }),
    "GET /user/account": () => accountState({ activity: [] }),
    "GET /user/sessions": () => ({ sessions: [] }),
    "GET /bespoke": () => ({ requests: [] }),
    "GET /submission": () => ({ submissions: [] }),
    "GET /stylist": () => ({ stylists: [] }),
    "GET /dashboard/admin/waiting": () => ({ requests: 0, texts: 0, looks: 0, links: 0 }),
    "GET /dashboard/admin/demo": () => ({ outfits: 0, people: 0 }),
    "GET /dashboard/admin/first-steps": () => firstSteps({ isShown: false }),
    ...api,
  };
  const sent: SentCall[] = [];
  // Calls without a response would otherwise fail after 15 s, in a later test of the file.
  let hasEnded = false;
  onTestFinished(() => {
    hasEnded = true;
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const { method = "GET", body } = init;
    const path = url.startsWith(API_PREFIX) ? url.slice(API_PREFIX.length) : url;
    const parsed = typeof body === "string" ? JSON.parse(body) : body;
    const call = { method, path, headers: new Headers(init.headers), body: parsed, signal: init.signal };
    sent.push(call);
    const reply =
      replyOfAll ??
      replies[`${method} ${path}`] ??
      replies[`${method} ${path.replace(/\?.*/, "")}`] ??
      missingReply;
    const result = await Promise.race([reply(call), aborted(init.signal, () => hasEnded)]);
    return result instanceof Response ? result : Response.json(result);
  });

  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly observe: (element: Element) => void;
      constructor(
        report: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin = "0px" }: { rootMargin?: string } = {},
      ) {
        this.observe = (element) => {
          const isIntersecting = isNear(element, rootMargin);
          queueMicrotask(() => report([{ isIntersecting }]));
        };
      }
      disconnect() {}
    },
  );
  if (session) {
    localStorage.setItem("token", session.token);
    localStorage.setItem("root", JSON.stringify(storedSession(session)));
  }
  await useSessionStore.persist.rehydrate();
  const Site = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: App,
      ErrorBoundary,
      loader: () => null,
      children: [
        ...Object.entries(SCREENS).map(([path, Screen]) => ({ path, Component: withoutPrefetched(Screen) })),
        {
          path: "/dashboard",
          Component: DashboardLayout,
          children: [
            { index: true, Component: Dashboard },
            ...Object.entries(SECTIONS).map(([path, Component]) => ({ path, Component })),
          ],
        },
      ],
    },
  ]);
  const loaderData = { root: { settings: { ...SETTINGS, ...settings } } };
  const user = userEvent.setup(
    vi.isFakeTimers() ? { advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) } : {},
  );
  const listening = vi.spyOn(window, "addEventListener");
  await act(async () => {
    render(<Site initialEntries={[path]} hydrationData={{ loaderData }} />);
  });
  const [, forgetSite] = listening.mock.calls.find(([type]) => type === "pagehide") ?? [];
  listening.mockRestore();
  // A stub does not dispose of its router, whose listener would hold the site until the last test of the worker.
  onTestFinished(() => window.removeEventListener("pagehide", forgetSite as EventListener));
  return {
    user,
    sent,
    /** The calls of one method and path, with any query. */
    sentTo: (call: string) =>
      sent.filter(({ method, path }) => `${method} ${path.replace(/\?.*/, "")}` === call),
    reply: (call: string, reply: Reply) => {
      replies[call] = reply;
    },
    /** Replaces the replies of all calls; `undefined` restores them. */
    replyToAll: (reply: Reply | undefined) => {
      replyOfAll = reply;
    },
    stored: () => ({
      token: localStorage.getItem("token"),
      root: JSON.parse(localStorage.getItem("root") ?? "null"),
    }),
  };
}

/** Rejects when a call is aborted. */
function aborted(signal: AbortSignal | null | undefined, isIgnored: () => boolean): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => {
      if (!isIgnored()) reject(signal?.reason);
    };
    if (signal?.aborted) fail();
    signal?.addEventListener("abort", fail);
  });
}

const missingReply: Reply = ({ method, path }) => {
  throw new Error(`The test has no reply for ${method} ${path}`);
};
