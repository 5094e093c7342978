export const renameBoard = "Rename this board";
export const newBoard = "A new board";
