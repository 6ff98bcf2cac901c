ALTER TABLE "puzzle" ADD COLUMN "hardest" smallint;--> statement-breakpoint
ALTER TABLE "puzzle" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "puzzle" ADD COLUMN "what_ifs" integer;--> statement-breakpoint
ALTER TABLE "puzzle" ADD COLUMN "curve" jsonb;--> statement-breakpoint
ALTER TABLE "puzzle" ADD COLUMN "computed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "puzzle_hardest" ON "puzzle" USING btree (coalesce("hardest", 0),"id") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "puzzle_hardest_rising" ON "puzzle" USING btree (coalesce("hardest", 11),"id") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "puzzle_kind_by_hardest" ON "puzzle" USING btree ("hardest","types","size_class","design_difficulty") WHERE "status" = 1;--> statement-breakpoint
ALTER TABLE "puzzle" ADD CONSTRAINT "puzzle_hardest_range" CHECK ("puzzle"."hardest" between 1 and 10);