import { HydrationBoundary } from "@tanstack/react-query";
import { boardQuery } from "#app/entities/board/board-queries.ts";
import { BoardScreen } from "#app/features/boards/board/board-screen.tsx";
import { prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.ts";
import type { Route } from "./+types/board.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  return prefetchForDocument(context, (client, api) => [client.infiniteQuery(boardQuery(api, params.id))]);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return prefetchForNavigation((client, api) => [client.infiniteQuery(boardQuery(api, params.id))]);
}

export default function Board({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydratedState}>
      <BoardScreen key={params.id} id={params.id} />
    </HydrationBoundary>
  );
}
