import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { BoardCanvas } from "#app/editor/studio/board/board-canvas.tsx";
import { BoardToolbar } from "#app/editor/studio/board/board-toolbar.tsx";
import { PiecePanel } from "#app/editor/studio/board/piece-panel.tsx";
import { type Board, useBoard } from "#app/editor/studio/board/use-board.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import { SEARCH_DEBOUNCE_MS } from "#contract/limits.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { LayersQuery, StudioLayers } from "#contract/studio/studio.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { refusal } from "#tests/setup/render-site.tsx";

const PIECE = { role: "hero", x: 0.4, y: 0.5, width: 0.3, angle: 0, mirrored: false } as const;
const COMPOSITION: Composition = {
  seed: "a",
  ground: { kind: "colour", colour: "#efe7da" },
  pieces: ["Red kurta", "Gold jhumkas", "Potli"].map((itemName, layer) => ({ ...PIECE, itemName, layer })),
};

let asked: LayersQuery[] = [];
let areLayersRefused = false;
let board: Board;

beforeEach(() => {
  asked = [];
  areLayersRefused = false;
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    if (url.endsWith("/ground")) return Response.json({ image: "data:image/svg+xml,ground" });
    if (areLayersRefused) return refusal(422, "Cannot be drawn");
    const query = JSON.parse(String(body)) as LayersQuery;
    asked.push(query);
    return Response.json(layersOf(query));
  });
});

function layersOf({ pieces }: LayersQuery): StudioLayers {
  const box = { x: -0.1, y: -0.1, width: 0.2, height: 0.2 };
  return {
    drift: { x: 0.01, y: 0.02 },
    layers: pieces.map(({ itemName, width }) => ({
      height: width * 2,
      picture: { ...box, image: `data:image/webp,${itemName} ${width}` },
      shadow: { ...box, image: "data:image/webp,shadow" },
    })),
  };
}

function Studio() {
  board = useBoard({ composition: COMPOSITION, cutouts: [] });
  return (
    <>
      <BoardToolbar board={board} />
      <BoardCanvas board={board} />
      <PiecePanel board={board} />
    </>
  );
}

function open() {
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Studio />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const stage = () => screen.getByRole("application", { name: "Board" });
const onBoard = (name: string) => within(stage()).getByRole("button", { name });
const list = () => screen.getByRole("list", { name: "Pieces from front to back" });
const field = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
const said = () => screen.getByRole("status").textContent;
const numbersOf = (index: number) => {
  const { x, y, width, angle } = board.composition.pieces[index] as Composition["pieces"][number];
  return [x, y, width, angle];
};
const isOff = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

describe("keys", () => {
  it("move, scale and turn the focused piece, and say where it is", async () => {
    const user = open();
    await user.tab();
    while (document.activeElement !== onBoard("Potli")) await user.tab();
    await user.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowLeft}{/Alt}");
    expect(said()).toBe("Potli: 41.8 % from the left, 55 % from the top");
    await user.keyboard("+++-");
    expect(said()).toBe("Potli: 32 % wide");
    await user.keyboard("]]{Shift>}{[}{/Shift}");
    expect(said()).toBe("Potli: turned 13° anticlockwise");
    expect(numbersOf(2)).toEqual([0.4175, 0.55, 0.32, -13]);
  });

  it("mirror, layer, lock and select; a locked piece stays", async () => {
    const user = open();
    onBoard("Gold jhumkas").focus();
    await user.keyboard("m");
    expect(said()).toBe("Gold jhumkas: mirrored");
    await user.keyboard("{PageUp}");
    expect(said()).toBe("Gold jhumkas: layer 3 of 3, counted from the back");
    await user.keyboard("l{ArrowLeft}");
    expect(said()).toBe("Gold jhumkas: locked; unlock it to change it");
    expect(document.activeElement).toBe(onBoard("Gold jhumkas, locked"));
    await user.keyboard("j");
    expect(document.activeElement).toBe(onBoard("Potli"));
    await user.keyboard("jjk");
    expect(document.activeElement).toBe(onBoard("Potli"));
  });

  it("remove a piece, keep the focus on the board, and undo and redo it", async () => {
    const user = open();
    onBoard("Potli").focus();
    await user.keyboard("{Delete}");
    expect(said()).toBe("Potli: removed");
    expect(document.activeElement).toBe(onBoard("Gold jhumkas"));
    await user.keyboard("{Delete}{Delete}");
    expect(document.activeElement).toBe(stage());
    await user.keyboard("{Control>}zzz{/Control}");
    expect(said()).toBe("The last change is undone");
    expect(onBoard("Potli")).toBeDefined();
    await user.keyboard("{Control>}{Shift>}z{/Shift}y{/Control}");
    expect(board.pieces.map(({ itemName }) => itemName)).toEqual(["Red kurta"]);
  });

  it("announce each of two equal changes", async () => {
    const user = open();
    onBoard("Potli").focus();
    await user.keyboard("mm{Control>}z{/Control}");
    const first = screen.getByRole("status").firstElementChild;
    await user.keyboard("{Control>}z{/Control}");
    expect(said()).toBe("The last change is undone");
    expect(screen.getByRole("status").contains(first)).toBe(false);
  });

  it("do nothing when held that is done once, and nothing with other shortcuts", async () => {
    open();
    const piece = onBoard("Potli");
    piece.focus();
    fireEvent.keyDown(piece, { key: "Delete", repeat: true });
    fireEvent.keyDown(piece, { key: "l", ctrlKey: true });
    fireEvent.keyDown(piece, { key: "m", isComposing: true });
    expect(board.composition).toEqual(COMPOSITION);
  });

  it("work in the list of pieces, too", async () => {
    const user = open();
    await user.click(within(list()).getByRole("button", { name: "Potli" }));
    await user.keyboard("{ArrowUp}");
    expect(said()).toBe("Potli: 40 % from the left, 49 % from the top");
    await user.keyboard("{Delete}");
    expect(document.activeElement).toBe(within(list()).getByRole("button", { name: "Gold jhumkas" }));
  });
});

describe("pointers", () => {
  const WIDTH_PX = 300;

  /** The stage as if it were laid out at the upper left of the window. */
  function layOut() {
    vi.spyOn(stage(), "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, WIDTH_PX, (WIDTH_PX * 4) / 3),
    );
    vi.spyOn(stage(), "clientWidth", "get").mockReturnValue(WIDTH_PX);
  }
  const point = (x: number, y: number) => ({
    button: 0,
    pointerId: 1,
    isPrimary: true,
    pointerType: "mouse",
    clientX: x * WIDTH_PX,
    clientY: (y * WIDTH_PX * 4) / 3,
  });
  const shownAt = () => (onBoard("Potli").parentElement as HTMLElement).style.transform;

  it("move a piece, which the board learns once, with its focus", async () => {
    open();
    layOut();
    fireEvent.pointerDown(onBoard("Potli"), point(0.4, 0.5));
    for (const x of [0.45, 0.55, 0.61]) fireEvent.pointerMove(stage(), { ...point(x, 0.6), altKey: true });
    await waitFor(() => expect(shownAt()).toContain("translate(61cqw"));
    expect(board.composition).toEqual(COMPOSITION);
    fireEvent.pointerUp(stage(), point(0.61, 0.6));
    expect(numbersOf(2)).toEqual([0.61, 0.6, 0.3, 0]);
    expect(said()).toBe("Potli: 61 % from the left, 60 % from the top");
    expect(document.activeElement).toBe(onBoard("Potli"));
  });

  it.each([
    ["Escape", () => fireEvent.keyDown(onBoard("Potli"), { key: "Escape" })],
    ["a cancelled pointer", () => fireEvent.pointerCancel(stage(), point(0.6, 0.6))],
    ["a lost pointer", () => fireEvent.lostPointerCapture(stage(), point(0.6, 0.6))],
  ])("%s puts the piece back", async (_, cancel) => {
    open();
    layOut();
    const before = shownAt();
    fireEvent.pointerDown(onBoard("Potli"), point(0.4, 0.5));
    fireEvent.pointerMove(stage(), point(0.6, 0.6));
    await waitFor(() => expect(shownAt()).not.toBe(before));
    cancel();
    expect(shownAt()).toBe(before);
    fireEvent.pointerUp(stage(), point(0.6, 0.6));
    expect(board.composition).toEqual(COMPOSITION);
  });

  it("select with a press: the topmost piece, and none on the bare ground", () => {
    open();
    layOut();
    const press = (target: HTMLElement, x: number) => {
      fireEvent.pointerDown(target, point(x, 0.5));
      fireEvent.pointerUp(stage(), point(x, 0.5));
    };
    press(onBoard("Red kurta"), 0.4);
    expect(board.selected?.itemName).toBe("Red kurta");
    press(onBoard("Potli"), 0.4);
    expect(board.selected?.itemName).toBe("Potli");
    press(stage(), 0.95);
    expect(board.selected).toBeUndefined();
  });

  it("scale and turn by handles, which a locked piece does not have", async () => {
    const user = open();
    layOut();
    await waitFor(() => expect(onBoard("Potli").querySelector("img")).not.toBeNull());
    await user.click(within(list()).getByRole("button", { name: "Potli" }));
    const drag = (handle: string, from: [number, number], to: [number, number]) => {
      const element = stage().querySelector(`[data-handle="${handle}"]`) as HTMLElement;
      fireEvent.pointerDown(element, point(...from));
      fireEvent.pointerMove(stage(), { ...point(...to), altKey: true });
      fireEvent.pointerUp(stage(), point(...to));
    };
    drag("bottom-right", [0.55, 0.725], [0.65, 0.875]);
    expect(numbersOf(2)).toEqual([0.45, 0.575, 0.4, 0]);
    drag("turn", [0.45, 0.2], [0.45, 0.9]);
    expect(numbersOf(2)[3]).toBe(180);
    await user.keyboard("l");
    expect(stage().querySelector("[data-handle]")).toBeNull();
  });
});

it("sets the numbers of a piece, and refuses those out of bounds", async () => {
  const user = open();
  await user.click(within(list()).getByRole("button", { name: "Red kurta" }));
  const left = field("Middle from the left, %");
  expect(left.value).toBe("40");
  await user.clear(left);
  await user.type(left, "62.5");
  expect(numbersOf(0)).toEqual([0.625, 0.5, 0.3, 0]);
  // Z is typed in a field, and undoes nothing on the board.
  await user.keyboard("{Control>}z{/Control}");
  expect(numbersOf(0)[0]).toBe(0.625);
  await user.clear(field("Width, %"));
  await user.type(field("Width, %"), "900");
  expect(screen.getByRole("alert").textContent).toBe("A number from 2 to 150");
  await user.tab();
  expect(field("Width, %").value).toBe("90");
  await user.click(screen.getByRole("button", { name: "Lock" }));
  expect(left.disabled).toBe(true);
});

it("has buttons for what is done with the selected piece", async () => {
  const user = open();
  for (const name of ["Undo", "Redo", "Mirror", "Bring forward", "Send back", "Lock", "Remove"]) {
    expect(isOff(name), name).toBe(true);
  }
  await user.click(within(list()).getByRole("button", { name: "Red kurta" }));
  expect(isOff("Send back")).toBe(true);
  await user.click(screen.getByRole("button", { name: "Bring forward" }));
  expect(said()).toBe("Red kurta: layer 2 of 3, counted from the back");
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(said()).toBe("Red kurta: removed");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(board.pieces).toHaveLength(3);
  expect(isOff("Redo")).toBe(false);
});

describe("pictures", () => {
  const pictureOf = (name: string) => onBoard(name).querySelector("img")?.getAttribute("src");

  it("shows names until they are drawn, and asks only for what has another width", async () => {
    open();
    expect(onBoard("Potli").textContent).toBe("Potli");
    await waitFor(() => expect(pictureOf("Potli")).toBe("data:image/webp,Potli 0.3"));
    expect(asked.map(({ pieces }) => pieces.length)).toEqual([3]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    for (const key of ["m", "ArrowLeft", "]", "+", "+"]) {
      fireEvent.keyDown(onBoard("Potli"), { key });
      act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1));
    }
    expect(pictureOf("Potli")).toBe("data:image/webp,Potli 0.3");
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(pictureOf("Potli")).toBe("data:image/webp,Potli 0.32"));
    expect(asked.slice(1).map(({ pieces }) => pieces)).toEqual([
      [{ itemName: "Potli", role: "hero", width: 0.32 }],
    ]);
  });

  it("says once that they could not be drawn, and tries again", async () => {
    expectConsole(/The pieces of the board could not be drawn/);
    areLayersRefused = true;
    const user = open();
    const failure = await screen.findByRole("alert");
    expect(failure.textContent).toContain("Not all of the board could be drawn");
    areLayersRefused = false;
    await user.click(within(failure).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(pictureOf("Potli")).toBe("data:image/webp,Potli 0.3"));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
