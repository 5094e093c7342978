import { boardQuery } from "#app/entities/board/board-queries.ts";
import { BoardScreen } from "#app/features/boards/board/board-screen.tsx";
import { PrefetchedData, prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import type { Route } from "./+types/board.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  return prefetchForDocument(context, (client, api) => [client.infiniteQuery(boardQuery(api, params.id))]);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return prefetchForNavigation((client, api) => [client.infiniteQuery(boardQuery(api, params.id))]);
}

export default function Board({ loaderData, params }: Route.ComponentProps) {
  return (
    <PrefetchedData from={loaderData}>
      <BoardScreen key={params.id} id={params.id} />
    </PrefetchedData>
  );
}
