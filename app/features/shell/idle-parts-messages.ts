export const offline = "You are offline. What you have already seen still opens.";
