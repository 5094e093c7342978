import type { PieceInput } from "#contract/pieces/pieces.ts";
import type { Database } from "#server/db/database.ts";
import { importedPieces, pieceImports, pieces } from "#server/db/schema/pieces.ts";
import { pieceColumns } from "#server/modules/pieces/change-pieces.ts";

let created = 0;

export function pieceInput(overrides: Partial<PieceInput> = {}): PieceInput {
  created += 1;
  return {
    name: "Rust linen kurta",
    sourceName: "Fabindia",
    price: 1_499,
    link: `https://shop.example/pieces/${created}`,
    availability: "in_stock",
    ...overrides,
  };
}

/** Stores a piece; returns its id. */
export async function createPiece(database: Database, overrides: Partial<PieceInput> = {}): Promise<string> {
  const [row] = await database
    .insert(pieces)
    .values(pieceColumns(pieceInput(overrides)))
    .returning({ id: pieces.id });
  if (!row) throw new Error("The piece was not stored");
  return row.id;
}

/** Stores a finished import that added a piece. */
export async function createPieceImport(database: Database, pieceId: string): Promise<string> {
  const [row] = await database
    .insert(pieceImports)
    .values({ fileName: "products.csv", fileDigest: "0", state: "done", pieceCount: 1, addedCount: 1 })
    .returning({ id: pieceImports.id });
  if (!row) throw new Error("The import was not stored");
  await database.insert(importedPieces).values({ importId: row.id, pieceId, before: null });
  return row.id;
}
