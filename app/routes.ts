import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("outfit", "routes/outfit.tsx"),
  route("outfit/:id", "routes/outfit-detail.tsx"),
  route("trending", "routes/trending.tsx"),
  route("sign-in", "routes/sign-in.tsx"),
  route("sign-up", "routes/sign-up.tsx"),
  route("profile", "routes/profile.tsx"),
  route("dashboard", "routes/dashboard.tsx"),
  route("outfits", "routes/redirect-outfits.ts"),
  route("custom-styling", "routes/redirect-custom-styling.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
