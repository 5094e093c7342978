import { redirect } from "react-router";

/** The bespoke form is a section of the home page. */
export function loader() {
  return redirect("/#custom", 301);
}

export function clientLoader() {
  return redirect("/#custom");
}
