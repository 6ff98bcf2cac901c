ALTER TABLE "notification" ADD COLUMN "puzzle_ids" uuid[];
