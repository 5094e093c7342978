import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { Meta, Outlet, ScrollRestoration, useLocation } from "react-router";
import { AfterScreen } from "#app/early/after-screen.tsx";
import { DeferredScripts, ScriptFiles } from "#app/early/deferred-scripts.tsx";
import { EarlyHead } from "#app/early/early-head.tsx";
import { HydrationNotice } from "#app/early/hydration-notice.tsx";
import { ScriptsMissing } from "#app/early/scripts-missing.tsx";
import { ResumedSave } from "#app/entities/board/save/use-save.ts";
import { useSessionKeeper } from "#app/entities/session/use-session-keeper.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { FooterNewsletter } from "#app/features/newsletter/newsletter-form.tsx";
import { backgroundOf } from "#app/features/shell/background-of.ts";
import { Footer } from "#app/features/shell/footer.tsx";
import { Header } from "#app/features/shell/header.tsx";
import * as messages from "#app/features/shell/messages.ts";
import { MotionControl } from "#app/features/shell/motion-control.tsx";
import { ScreenAnnouncer } from "#app/features/shell/screen-announcer.tsx";
import { ScreenError } from "#app/features/shell/screen-error.tsx";
import { documentContext } from "#app/lib/document-context.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { ScreenLoader } from "#app/loading/screens.tsx";
import { DecorativeBackground } from "#app/ui/background/decorative-background.tsx";
import { PageStatus } from "#app/ui/page-status.tsx";
import { ToastOutlet } from "#app/ui/toast.tsx";
import { MALFORMED_PATH, OFFLINE_PATH } from "#contract/http/document-path.ts";
import type { Typefaces } from "#contract/shop/brand.ts";
import type { Route } from "./+types/root.ts";
import bodoniModaItalic from "./ui/fonts/bodoni-moda-latin-opsz-italic.woff2?url";
import bodoniModa from "./ui/fonts/bodoni-moda-latin-opsz-normal.woff2?url";
import instrumentSans from "./ui/fonts/instrument-sans-latin-wght-normal.woff2?url";
import theme from "./ui/theme.css?url";
import bricolage from "./ui/typefaces/bricolage.css?url";
import fraunces from "./ui/typefaces/fraunces.css?url";
import playfair from "./ui/typefaces/playfair.css?url";

/** Fetched ahead of their use, after everything else. */
const IdleParts = lazyPart(async () => (await import("#app/features/shell/idle-parts.tsx")).IdleParts, {
  when: "idle",
});

export function loader({ context }: Route.LoaderArgs) {
  return { settings: context.get(documentContext).settings };
}

/** The settings are those of the document, so navigations do not fetch them again. */
export function shouldRevalidate(): boolean {
  return false;
}

/** Screens whose first view has italics, on every width. */
const ITALIC_HEADINGS = new Set(["/", "/trending", "/about-us", "/cart", "/sign-in", "/sign-up"]);

/** Style sheets of the pairs of typefaces that a shop can choose; theme.css has the site's own. */
const TYPEFACE_STYLES: Record<Typefaces, string | undefined> = {
  bodoni: undefined,
  fraunces,
  playfair,
  bricolage,
};

/** Of the site's own typefaces. Those of the other pairs are found by their style sheet, which is as early. */
function fontsAhead(typefaces: Typefaces, pathname: string): string[] {
  if (typefaces !== "bodoni") return [];
  return [bodoniModa, instrumentSans, ...(ITALIC_HEADINGS.has(pathname) ? [bodoniModaItalic] : [])];
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { colours, pictures, typefaces } = useSettings();
  const typeface = TYPEFACE_STYLES[typefaces];
  const hasScripts = pathname !== OFFLINE_PATH && pathname !== MALFORMED_PATH;
  return (
    // The inline script of EarlyHead adds an attribute.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf6f0" />
        {hasScripts && <ScriptFiles />}
        <link rel="stylesheet" href={theme} />
        {typeface && <link rel="stylesheet" href={typeface} />}
        {colours && <style>{`:root{${colours}}`}</style>}
        <EarlyHead />
        <Meta />
        {fontsAhead(typefaces, pathname).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {pictures.icon ? (
          <link rel="icon" href={pictures.icon.src} type="image/png" />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={pictures.icon?.src ?? "/apple-touch-icon.png"} />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ScrollRestoration />
        {hasScripts && <ScriptsMissing />}
        {hasScripts && <DeferredScripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** For failures outside of a screen. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ScreenError error={error} />
    </Frame>
  );
}

/**
 * Surrounds every screen; only the dashboard has neither header nor footer. Header, screen and footer are in
 * Suspense boundaries, so that each is hydrated after the frame, or as soon as it is pressed.
 */
function Frame({ children }: { children: ReactNode }) {
  const [queryClient] = useState(getQueryClient);
  const { pathname } = useLocation();
  const bare = pathname === "/dashboard" || pathname.startsWith("/dashboard/");

  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <DecorativeBackground {...backgroundOf(pathname)} />
      </Suspense>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a fragment of the page, also before the scripts run */}
      <a
        href="#main"
        onClick={skipToContent}
        className="sr-only z-skip-link bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {messages.skipToContent}
      </a>
      {!bare && (
        <Suspense>
          <Header />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={bare ? "flex-1" : "flex-1 pt-(--header-height) outline-none"}>
        <Suspense>
          {children}
          <AfterScreen />
        </Suspense>
      </main>
      {bare ? (
        // Within the foot of the screen, so that the sidebar ends with the page.
        <MotionControl className="self-center xl:-mt-11" />
      ) : (
        <Suspense>
          <Footer newsletter={<FooterNewsletter />} />
        </Suspense>
      )}
      <ScreenAnnouncer />
      <ScreenLoader />
      <HydrationNotice />
      <ResumedSave />
      <PageStatus />
      <IdleParts />
      <ToastOutlet />
      {/* Last: effects run in this order, and those above disable the queries of a user who has signed out. */}
      <SessionKeeper />
    </QueryClientProvider>
  );
}

/**
 * A component of its own, because header, screen and footer would be hydrated at once if their parent
 * was rendered again.
 */
function SessionKeeper() {
  useSessionKeeper(useQueryClient());
  return null;
}

/** Adds no history entry, which the router would not know. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
