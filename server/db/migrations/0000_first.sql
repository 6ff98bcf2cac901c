CREATE TABLE "collection_follow" (
	"user_id" uuid NOT NULL,
	"collection_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_follow_user_id_collection_id_pk" PRIMARY KEY("user_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"is_series" boolean DEFAULT false NOT NULL,
	"auto_populate" text,
	"puzzle_count" integer DEFAULT 0 NOT NULL,
	"follow_count" integer DEFAULT 0 NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', regexp_replace("title", '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u055a-\u055f\u0589-\u058f\u05be\u05f3-\u05f4\u060b-\u060d\u061b-\u061f\u066a-\u066d\u06d4\u0964-\u0965\u0e4f\u0e5a-\u0e5b\u2000-\u206f\u20a0-\u20cf\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ufe00-\ufe1f\ufe30-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff9-\ufffd\U0001f000-\U0001f0ff\U0001f10d-\U0001faff\U000e0000-\U000e0fff]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple', regexp_replace("description", '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u055a-\u055f\u0589-\u058f\u05be\u05f3-\u05f4\u060b-\u060d\u061b-\u061f\u066a-\u066d\u06d4\u0964-\u0965\u0e4f\u0e5a-\u0e5b\u2000-\u206f\u20a0-\u20cf\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ufe00-\ufe1f\ufe30-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff9-\ufffd\U0001f000-\U0001f0ff\U0001f10d-\U0001faff\U000e0000-\U000e0fff]+', ' ', 'g')), 'B')) STORED NOT NULL,
	CONSTRAINT "collection_automatic" UNIQUE("creator_id","auto_populate"),
	CONSTRAINT "collection_title_length" CHECK (char_length("title") <= 100),
	CONSTRAINT "collection_description_length" CHECK (char_length("description") <= 500)
);
--> statement-breakpoint
CREATE TABLE "moderation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moderator_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target" text,
	"description" text NOT NULL,
	"message" text,
	"removed" jsonb
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"target" text,
	"read" boolean DEFAULT false NOT NULL,
	"source_id" uuid,
	"event_key" text NOT NULL,
	CONSTRAINT "notification_event" UNIQUE("user_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"handled_by" uuid,
	CONSTRAINT "report_once" UNIQUE("reporter_id","kind","target_id"),
	CONSTRAINT "report_reason_length" CHECK (char_length("reason") <= 500),
	CONSTRAINT "report_note_length" CHECK (char_length("note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_order" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"items" text[] NOT NULL,
	"months" smallint NOT NULL,
	"level" smallint NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payment_order" UNIQUE("provider_order")
);
--> statement-breakpoint
CREATE TABLE "collection_puzzle" (
	"collection_id" uuid NOT NULL,
	"puzzle_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_puzzle_collection_id_puzzle_id_pk" PRIMARY KEY("collection_id","puzzle_id"),
	CONSTRAINT "collection_position" UNIQUE("collection_id","position") DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"puzzle_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "comment_length" CHECK (char_length("comment"."content") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "completion" (
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"puzzle_id" uuid NOT NULL,
	"ms_used" integer DEFAULT 0 NOT NULL,
	"last_report_at" timestamp with time zone DEFAULT now() NOT NULL,
	"solved_at" timestamp with time zone,
	"counted" boolean DEFAULT false NOT NULL,
	"hints" integer DEFAULT 0 NOT NULL,
	"rating" smallint,
	"progress" text,
	"progress_at" timestamp with time zone,
	CONSTRAINT "completion_user_id_puzzle_id_pk" PRIMARY KEY("user_id","puzzle_id"),
	CONSTRAINT "completion_id" UNIQUE("id"),
	CONSTRAINT "completion_rating_range" CHECK ("completion"."rating" between 1 and 10),
	CONSTRAINT "completion_progress_length" CHECK (char_length("progress") <= 8192)
);
--> statement-breakpoint
CREATE TABLE "copyrighted" (
	"checksum" text PRIMARY KEY NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "love" (
	"user_id" uuid NOT NULL,
	"puzzle_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "love_user_id_puzzle_id_pk" PRIMARY KEY("user_id","puzzle_id")
);
--> statement-breakpoint
CREATE TABLE "puzzle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"design_difficulty" smallint NOT NULL,
	"data" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"size_class" smallint NOT NULL,
	"types" smallint NOT NULL,
	"clues" text[] NOT NULL,
	"empty_cells" smallint NOT NULL,
	"checksum" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"solve_count" integer DEFAULT 0 NOT NULL,
	"love_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"rated" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0}' NOT NULL,
	"series_id" uuid,
	"chance" real DEFAULT random() NOT NULL,
	"verdict" smallint,
	"verdict_steps" integer,
	"verdict_ms" integer,
	"verdict_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', regexp_replace("title", '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u055a-\u055f\u0589-\u058f\u05be\u05f3-\u05f4\u060b-\u060d\u061b-\u061f\u066a-\u066d\u06d4\u0964-\u0965\u0e4f\u0e5a-\u0e5b\u2000-\u206f\u20a0-\u20cf\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ufe00-\ufe1f\ufe30-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff9-\ufffd\U0001f000-\U0001f0ff\U0001f10d-\U0001faff\U000e0000-\U000e0fff]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple', regexp_replace("description", '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u055a-\u055f\u0589-\u058f\u05be\u05f3-\u05f4\u060b-\u060d\u061b-\u061f\u066a-\u066d\u06d4\u0964-\u0965\u0e4f\u0e5a-\u0e5b\u2000-\u206f\u20a0-\u20cf\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ufe00-\ufe1f\ufe30-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff9-\ufffd\U0001f000-\U0001f0ff\U0001f10d-\U0001faff\U000e0000-\U000e0fff]+', ' ', 'g')), 'B')) STORED NOT NULL,
	CONSTRAINT "puzzle_title_length" CHECK (char_length("title") <= 100),
	CONSTRAINT "puzzle_description_length" CHECK (char_length("description") <= 500),
	CONSTRAINT "puzzle_data_length" CHECK (char_length("data") <= 20000),
	CONSTRAINT "puzzle_difficulty_range" CHECK ("puzzle"."design_difficulty" between 0 and 10),
	CONSTRAINT "puzzle_published_when_public" CHECK (("status" = 0) = ("published_at" is null))
);
--> statement-breakpoint
CREATE TABLE "avatar" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "avatar_size" CHECK (octet_length("bytes") <= 262144)
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	CONSTRAINT "identity_subject" UNIQUE("provider","subject"),
	CONSTRAINT "identity_label_length" CHECK (char_length("label") <= 100)
);
--> statement-breakpoint
CREATE TABLE "login_ticket" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bind_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_flow" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"pkce_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"success_url" text NOT NULL,
	"error_url" text NOT NULL,
	"bind_hash" "bytea" NOT NULL,
	"link_user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"bind_hash" "bytea" NOT NULL,
	"user_id" uuid,
	"new_user_id" uuid,
	"new_name" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" integer NOT NULL,
	"transports" text[] NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token" UNIQUE("token_hash"),
	CONSTRAINT "session_agent_length" CHECK (char_length("agent") <= 200)
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"title" text,
	"supporter" smallint DEFAULT 0 NOT NULL,
	"supporter_until" timestamp with time zone,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"banned_until" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"accessed_at" timestamp with time zone,
	"solve_count" integer DEFAULT 0 NOT NULL,
	"create_count" integer DEFAULT 0 NOT NULL,
	"comments_until" timestamp with time zone,
	"puzzles_until" timestamp with time zone,
	"collections_until" timestamp with time zone,
	"ratings_until" timestamp with time zone,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_name_length" CHECK (char_length("app_user"."name") between 1 and 128),
	CONSTRAINT "user_description_length" CHECK (char_length("description") <= 500)
);
--> statement-breakpoint
ALTER TABLE "collection_follow" ADD CONSTRAINT "collection_follow_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_follow" ADD CONSTRAINT "collection_follow_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_creator_id_app_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation" ADD CONSTRAINT "moderation_moderator_id_app_user_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation" ADD CONSTRAINT "moderation_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_app_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_handled_by_app_user_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_puzzle" ADD CONSTRAINT "collection_puzzle_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_puzzle" ADD CONSTRAINT "collection_puzzle_puzzle_id_puzzle_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_puzzle_id_puzzle_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion" ADD CONSTRAINT "completion_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion" ADD CONSTRAINT "completion_puzzle_id_puzzle_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "love" ADD CONSTRAINT "love_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "love" ADD CONSTRAINT "love_puzzle_id_puzzle_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle" ADD CONSTRAINT "puzzle_creator_id_app_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle" ADD CONSTRAINT "puzzle_series_id_collection_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."collection"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar" ADD CONSTRAINT "avatar_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_flow" ADD CONSTRAINT "oauth_flow_link_user_id_app_user_id_fk" FOREIGN KEY ("link_user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_identity_id_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_follow_collection" ON "collection_follow" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "collection_follow_user" ON "collection_follow" USING btree ("user_id","created_at","collection_id");--> statement-breakpoint
CREATE INDEX "collection_created" ON "collection" USING btree ("created_at","id") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "collection_modified" ON "collection" USING btree ("modified_at","id") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "collection_followed" ON "collection" USING btree ("follow_count","id") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "collection_creator" ON "collection" USING btree ("creator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "collection_handmade" ON "collection" USING btree ("created_at","id") WHERE "status" = 1 and "auto_populate" is null;--> statement-breakpoint
CREATE INDEX "collection_words" ON "collection" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "moderation_user" ON "moderation" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_moderator" ON "moderation" USING btree ("moderator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("user_id") WHERE not "read";--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("created_at","id") WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "report_created" ON "report" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_user" ON "payment" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "collection_puzzle_puzzle" ON "collection_puzzle" USING btree ("puzzle_id");--> statement-breakpoint
CREATE INDEX "comment_puzzle" ON "comment" USING btree ("puzzle_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comment_user" ON "comment" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "completion_user" ON "completion" USING btree ("user_id","solved_at","puzzle_id") WHERE "solved_at" is not null;--> statement-breakpoint
CREATE INDEX "completion_puzzle" ON "completion" USING btree ("puzzle_id");--> statement-breakpoint
CREATE INDEX "completion_times" ON "completion" USING btree ("puzzle_id","ms_used") WHERE "counted" and "hints" = 0;--> statement-breakpoint
CREATE INDEX "love_puzzle" ON "love" USING btree ("puzzle_id");--> statement-breakpoint
CREATE INDEX "love_user" ON "love" USING btree ("user_id","created_at","puzzle_id");--> statement-breakpoint
CREATE INDEX "puzzle_published" ON "puzzle" USING btree ("published_at","id") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "puzzle_solved" ON "puzzle" USING btree ("solve_count","id") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "puzzle_loved" ON "puzzle" USING btree ("love_count","id") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "puzzle_difficulty" ON "puzzle" USING btree ("design_difficulty","id") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "puzzle_chance" ON "puzzle" USING btree ("chance") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "puzzle_creator" ON "puzzle" USING btree ("creator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "puzzle_series" ON "puzzle" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "puzzle_checksum" ON "puzzle" USING btree ("checksum");--> statement-breakpoint
CREATE INDEX "puzzle_words" ON "puzzle" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "puzzle_clues" ON "puzzle" USING gin ("clues") WITH (fastupdate=false) WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "puzzle_kind" ON "puzzle" USING btree ("types","size_class","design_difficulty") WHERE "status" = 1;--> statement-breakpoint
CREATE INDEX "identity_user" ON "identity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_ticket_expiry" ON "login_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_flow_expiry" ON "oauth_flow" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_name_prefix" ON "app_user" USING btree (lower("name") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "user_name_parts" ON "app_user" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "puzzle" SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05);
