ALTER TABLE "puzzle" ADD COLUMN "grid_text" text;--> statement-breakpoint
CREATE INDEX "puzzle_without_grid" ON "puzzle" USING btree ("id") WHERE "grid_text" is null;--> statement-breakpoint
ALTER TABLE "puzzle" ADD CONSTRAINT "puzzle_grid_text_length" CHECK (char_length("grid_text") <= 3000);