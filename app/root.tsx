import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import { FooterNewsletter } from "#app/features/newsletter/components/footer-newsletter.tsx";
import { backgroundOf } from "#app/features/shell/background-of.ts";
import { ErrorPage } from "#app/features/shell/components/error-page.tsx";
import { Footer } from "#app/features/shell/components/footer.tsx";
import { Header } from "#app/features/shell/components/header.tsx";
import { NotFoundPage } from "#app/features/shell/components/not-found-page.tsx";
import { ScreenAnnouncer } from "#app/features/shell/components/screen-announcer.tsx";
import { documentContext } from "#app/lib/document-context.ts";
import { HYDRATED } from "#app/lib/hydration-events.ts";
import { getQueryClient, recoverServerFailures } from "#app/lib/query-client.ts";
import { useSessionKeeper } from "#app/lib/use-session-keeper.ts";
import { DecorativeBackground } from "#app/ui/background/decorative-background.tsx";
import { ToastPlace } from "#app/ui/toast.tsx";
import type { Route } from "./+types/root.ts";
import bodoniModa from "./ui/fonts/bodoni-moda-latin-opsz-normal.woff2?url";
import instrumentSans from "./ui/fonts/instrument-sans-latin-wght-normal.woff2?url";
import theme from "./ui/theme.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: bodoniModa, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: instrumentSans, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs) {
  return { settings: context.get(documentContext).settings };
}

/** The settings never change while a document lives, so moving on does not ask for them again. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf6f0" />
        <link rel="stylesheet" href={theme} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ScrollRestoration />
        <Scripts />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame>{missing ? <NotFoundPage /> : <ErrorPage />}</Frame>;
}

/** What stands around every screen; the dashboard alone has neither header nor footer. */
function Frame({ children }: { children: ReactNode }) {
  const [queryClient] = useState(getQueryClient);
  const { pathname } = useLocation();
  const bare = pathname === "/dashboard";

  useSessionKeeper(queryClient);

  useEffect(() => {
    dispatchEvent(new Event(HYDRATED));
  }, []);

  useEffect(() => {
    void recoverServerFailures(queryClient);
  }, [queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <DecorativeBackground {...backgroundOf(pathname)} />
      <a
        href="#main"
        className="sr-only z-skip-link bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {!bare && <Header />}
      <main id="main" tabIndex={-1} className={bare ? "flex-1" : "flex-1 pt-(--header-height) outline-none"}>
        {children}
      </main>
      {!bare && <Footer newsletter={<FooterNewsletter />} />}
      <ScreenAnnouncer />
      <ToastPlace />
    </QueryClientProvider>
  );
}
