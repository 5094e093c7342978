import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ListView, parseListView } from "#app/dashboard/frame/list-view.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { oneOf } from "#contract/http/one-of.ts";
import {
  ADMIN_START_INDEX_MAX,
  PIECE_PAGE_SIZE,
  SEARCH_TERM_MAX_LENGTH,
  SOURCE_NAME_MAX_LENGTH,
} from "#contract/limits.ts";
import { ITEM_ROLES, type ItemRole } from "#contract/outfit/item-styling.ts";
import { normaliseSearchTerm } from "#contract/outfit/outfit-filters.ts";
import { SECTIONS, type Section } from "#contract/outfit/outfit-vocabulary.ts";
import {
  PIECE_STATES,
  type Piece,
  type PieceEdit,
  type PieceInput,
  type PieceList,
  type PieceState,
} from "#contract/pieces/pieces.ts";

export interface PiecesView extends ListView {
  source: string;
  section: Section | "";
  role: ItemRole | "";
  state: PieceState | "";
}

export const ALL_PIECES: PiecesView = {
  searchTerm: "",
  source: "",
  section: "",
  role: "",
  state: "",
  page: 1,
};

const LIMITS = {
  searchTermMaxLength: SEARCH_TERM_MAX_LENGTH,
  pageSize: PIECE_PAGE_SIZE,
  startIndexMax: ADMIN_START_INDEX_MAX,
};

/** Unknown values count as absent. */
export const parsePiecesView = (params: URLSearchParams): PiecesView => ({
  ...parseListView(params, LIMITS),
  source: normaliseSearchTerm(params.get("source") ?? "", SOURCE_NAME_MAX_LENGTH),
  section: oneOf(SECTIONS, params.get("section"), ""),
  role: oneOf(ITEM_ROLES, params.get("role"), ""),
  state: oneOf(PIECE_STATES, params.get("state"), ""),
});

/** Below "outfits", because changes of outfits change which of them have a piece. */
export const PIECES_KEY = ["outfits", "pieces"];

export function piecesQuery({ page, ...filters }: PiecesView) {
  const params = new URLSearchParams({
    ...filters,
    startIndex: String((page - 1) * PIECE_PAGE_SIZE),
    limit: String(PIECE_PAGE_SIZE),
  });
  return queryOptions({
    queryKey: [...PIECES_KEY, String(params)],
    meta: { personal: true, failureMessage: "The pieces could not be loaded" },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => browserApi<PieceList>({ path: `/piece/admin/pieces?${params}`, signal }),
  });
}

const pathOf = (id: string) => `/piece/admin/pieces/${encodeURIComponent(id)}`;

/** The piece as the lists that are shown now have it; undefined if none of them has it any more. */
export async function reloadPiece(client: QueryClient, id: string): Promise<Piece | undefined> {
  await client.refetchQueries({ queryKey: PIECES_KEY, type: "active" }, { throwOnError: true });
  const lists = client.getQueriesData<PieceList>({ queryKey: PIECES_KEY, type: "active" });
  return lists.flatMap(([, list]) => list?.pieces ?? []).find(({ _id }) => _id === id);
}

export function createPiece(body: PieceInput): Promise<Piece> {
  return browserApi({ method: "POST", path: "/piece/admin/pieces", body });
}

export function updatePiece(id: string, body: PieceEdit): Promise<Piece> {
  return browserApi({ method: "PUT", path: pathOf(id), body });
}

export function deletePiece(id: string): Promise<void> {
  return browserApi({ method: "DELETE", path: pathOf(id) });
}
