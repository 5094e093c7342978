import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** `npm run dev` alone serves the gallery of the design system. */
const developmentRoutes = process.env.NODE_ENV === "production" ? [] : [route("dev/ui", "routes/dev-ui.tsx")];

export default [
  layout("routes/screens.tsx", [
    index("routes/home.tsx"),
    route("outfit", "routes/outfit.tsx"),
    route("outfit/:id", "routes/outfit-detail.tsx"),
    route("trending", "routes/trending.tsx"),
    route("cart", "routes/cart.tsx"),
    route("saved", "routes/saved.tsx"),
    route("board/:id", "routes/board.tsx"),
    route("about-us", "routes/about-us.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("terms", "routes/terms.tsx"),
    route("newsletter/confirm", "routes/newsletter-confirm.tsx"),
    route("newsletter/unsubscribe", "routes/newsletter-unsubscribe.tsx"),
    route("alerts/unsubscribe", "routes/alerts-unsubscribe.tsx"),
    route("sent/:outcome", "routes/form-outcome.tsx"),
    route("sign-in", "routes/sign-in.tsx"),
    route("sign-up", "routes/sign-up.tsx"),
    route("forgot-password", "routes/forgot-password.tsx"),
    route("reset-password", "routes/reset-password.tsx"),
    route("undo-email", "routes/undo-email.tsx"),
    route("confirm-email", "routes/confirm-email.tsx"),
    route("profile", "routes/profile.tsx"),
    route("submit", "routes/submit.tsx"),
    route("dashboard", "routes/dashboard-layout.tsx", [
      index("routes/dashboard.tsx"),
      route("links", "routes/dashboard-links.tsx"),
      route("guide", "routes/dashboard-guide.tsx"),
      route("pieces", "routes/dashboard-pieces.tsx"),
      route("studio", "routes/dashboard-studio.tsx"),
      route("moderation", "routes/dashboard-moderation.tsx"),
      route("users", "routes/dashboard-users.tsx"),
      route("analytics", "routes/dashboard-analytics.tsx"),
      route("settings/:section?", "routes/dashboard-settings.tsx"),
      route("activity", "routes/dashboard-activity.tsx"),
    ]),
    route("malformed-address", "routes/malformed-address.tsx"),
    route("offline", "routes/offline.tsx"),
    route("outfits", "routes/redirect-outfits.ts"),
    route("custom-styling", "routes/redirect-custom-styling.ts"),
    ...developmentRoutes,
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
