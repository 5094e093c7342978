const TARGET = "[data-tooltip]";
const TIP_ID = "tooltip";
const GAP_PX = 6;
const EDGE_PX = 8;
const HOVER_DELAY_MS = 500;

/**
 * Shows the text of `data-tooltip` beside the element that the keyboard's focus or the mouse is on, and gives
 * it to screen readers as a description unless it is the element's name. Escape hides it, and the mouse may
 * move onto it (WCAG 1.4.13). To be called once.
 */
export function followTooltips(): void {
  if (document.getElementById(TIP_ID) || !("showPopover" in HTMLElement.prototype)) return;
  const tip = createTip();
  let owner: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (owner?.getAttribute("aria-describedby") === tip.id) owner.removeAttribute("aria-describedby");
    owner = null;
    tip.hidePopover();
  };
  const show = (target: HTMLElement) => {
    hide();
    owner = target;
    const text = target.dataset.tooltip ?? "";
    tip.textContent = text;
    if (!target.hasAttribute("aria-describedby") && target.getAttribute("aria-label") !== text) {
      target.setAttribute("aria-describedby", tip.id);
    }
    // In the top layer, above an open dialog too.
    tip.showPopover();
    place(tip, target);
  };

  document.addEventListener("focusin", ({ target }) => {
    const focused = targetOf(target);
    if (focused?.matches(":focus-visible")) show(focused);
    else hide();
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    if (target === tip) return;
    const hovered = targetOf(target);
    if (hovered === owner) return;
    timer = setTimeout(() => (hovered ? show(hovered) : hide()), HOVER_DELAY_MS);
  });
  document.addEventListener("pointerdown", hide);
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
}

function targetOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TARGET) : null;
}

function createTip(): HTMLElement {
  const tip = document.createElement("div");
  tip.id = TIP_ID;
  tip.role = "tooltip";
  tip.popover = "manual";
  tip.className = "tooltip";
  document.body.append(tip);
  return tip;
}

/** Below the target, or above it if there is no room, and inside the window. */
function place(tip: HTMLElement, target: HTMLElement): void {
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const below = bottom + GAP_PX;
  const hasRoomBelow = below + offsetHeight + EDGE_PX <= innerHeight;
  const middle = left + width / 2 - offsetWidth / 2;
  const furthest = document.documentElement.clientWidth - offsetWidth - EDGE_PX;
  tip.style.left = `${Math.max(EDGE_PX, Math.min(middle, furthest))}px`;
  tip.style.top = `${hasRoomBelow ? below : top - GAP_PX - offsetHeight}px`;
}
