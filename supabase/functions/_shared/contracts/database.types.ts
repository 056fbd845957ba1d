// Generated from the migrations by `npm run db:types`.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      admins: {
        Row: {
          created_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          user_id?: string
        }
        Relationships: []
      }
      case_studies: {
        Row: {
          about_company: string | null
          category: string
          client_name: string
          content: string
          created_at: string
          excerpt: string
          featured_image: string | null
          id: string
          language: string
          published: boolean
          published_at: string | null
          slug: string
          source_digest: string | null
          testimonial_author: string | null
          testimonial_author_role: string | null
          testimonial_image: string | null
          testimonial_text: string | null
          text_digest: string
          title: string
          unread: boolean
          updated_at: string
        }
        Insert: {
          about_company?: string | null
          category?: string
          client_name?: string
          content?: string
          created_at?: string
          excerpt?: string
          featured_image?: string | null
          id?: string
          language: string
          published?: boolean
          published_at?: string | null
          slug: string
          source_digest?: string | null
          testimonial_author?: string | null
          testimonial_author_role?: string | null
          testimonial_image?: string | null
          testimonial_text?: string | null
          text_digest?: never
          title: string
          unread?: boolean
          updated_at?: string
        }
        Update: {
          about_company?: string | null
          category?: string
          client_name?: string
          content?: string
          created_at?: string
          excerpt?: string
          featured_image?: string | null
          id?: string
          language?: string
          published?: boolean
          published_at?: string | null
          slug?: string
          source_digest?: string | null
          testimonial_author?: string | null
          testimonial_author_role?: string | null
          testimonial_image?: string | null
          testimonial_text?: string | null
          text_digest?: never
          title?: string
          unread?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      case_study_history: {
        Row: {
          deleted: boolean
          id: number
          language: string
          replaced_at: string
          replaced_by: string | null
          slug: string
          title: string
          version: NonNullable<Json>
        }
        Insert: {
          deleted: boolean
          id?: never
          language: string
          replaced_at?: string
          replaced_by?: string | null
          slug: string
          title: string
          version: NonNullable<Json>
        }
        Update: {
          deleted?: boolean
          id?: never
          language?: string
          replaced_at?: string
          replaced_by?: string | null
          slug?: string
          title?: string
          version?: NonNullable<Json>
        }
        Relationships: []
      }
      offers: {
        Row: {
          benefits: string
          description: string
          duration_months: number | null
          employment_type: string
          id: number
          languages: string
          location: string
          published_at: string | null
          remote_percentage: number
          requirements: string
          salary_currency: string
          salary_from: number | null
          salary_to: number | null
          search_text: string
          status: number
          tech_stack: string
          title: string
        }
        Insert: {
          benefits?: string
          description: string
          duration_months?: number | null
          employment_type: string
          id?: never
          languages?: string
          location: string
          published_at?: string | null
          remote_percentage?: number
          requirements?: string
          salary_currency?: string
          salary_from?: number | null
          salary_to?: number | null
          search_text?: never
          status?: number
          tech_stack?: string
          title: string
        }
        Update: {
          benefits?: string
          description?: string
          duration_months?: number | null
          employment_type?: string
          id?: never
          languages?: string
          location?: string
          published_at?: string | null
          remote_percentage?: number
          requirements?: string
          salary_currency?: string
          salary_from?: number | null
          salary_to?: number | null
          search_text?: never
          status?: number
          tech_stack?: string
          title?: string
        }
        Relationships: []
      }
      rate_limits: {
        Row: {
          count: number
          subject: string
          window_start: string
        }
        Insert: {
          count: number
          subject: string
          window_start: string
        }
        Update: {
          count?: number
          subject?: string
          window_start?: string
        }
        Relationships: []
      }
      submissions: {
        Row: {
          attempts: number
          created_at: string
          delivered_at: string | null
          due_at: string
          form: string
          id: string
          payload: Json | null
          state: string
          state_since: string
        }
        Insert: {
          attempts?: number
          created_at?: string
          delivered_at?: string | null
          due_at?: string
          form: string
          id: string
          payload?: Json | null
          state?: string
          state_since?: string
        }
        Update: {
          attempts?: number
          created_at?: string
          delivered_at?: string | null
          due_at?: string
          form?: string
          id?: string
          payload?: Json | null
          state?: string
          state_since?: string
        }
        Relationships: []
      }
    }
    Views: {
      offer_locations: {
        Row: {
          location: string | null
        }
        Relationships: []
      }
      submission_counts: {
        Row: {
          failed: number | null
          pending: number | null
          pending_since: string | null
          suspected: number | null
          suspected_until: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      claim_reminder: {
        Args: Record<PropertyKey, never>
        Returns: {
          failed: number
          late: number
          suspected: number
        }[]
      }
      claim_submission: {
        Args: Record<PropertyKey, never>
        Returns: {
          attempts: number
          created_at: string
          delivered_at: string | null
          due_at: string
          form: string
          id: string
          payload: Json | null
          state: string
          state_since: string
        }[]
        SetofOptions: {
          from: "*"
          to: "submissions"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_turn: {
        Args: { period: string; subject: string }
        Returns: boolean
      }
      delete_suspected_submissions: {
        Args: { until?: string }
        Returns: number
      }
      publication_state: { Args: { content?: string }; Returns: Json }
      resend_submissions: { Args: { from_state: string }; Returns: number }
      restore_deleted_versions: {
        Args: { history_ids: number[] }
        Returns: {
          about_company: string | null
          category: string
          client_name: string
          content: string
          created_at: string
          excerpt: string
          featured_image: string | null
          id: string
          language: string
          published: boolean
          published_at: string | null
          slug: string
          source_digest: string | null
          testimonial_author: string | null
          testimonial_author_role: string | null
          testimonial_image: string | null
          testimonial_text: string | null
          text_digest: string
          title: string
          unread: boolean
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "case_studies"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_offers: {
        Args: { words: Json }
        Returns: {
          benefits: string
          description: string
          duration_months: number | null
          employment_type: string
          id: number
          languages: string
          location: string
          published_at: string | null
          remote_percentage: number
          requirements: string
          salary_currency: string
          salary_from: number | null
          salary_to: number | null
          search_text: string
          status: number
          tech_stack: string
          title: string
        }[]
        SetofOptions: {
          from: "*"
          to: "offers"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      store_submission: {
        Args: {
          form: string
          network: string
          network_limit: number
          payload: Json
          sender: string
          sender_limit: number
          submission_id: string
          suspected: boolean
          total_limit: number
          window_seconds: number
        }
        Returns: string
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type Schema = Database["public"]

export type Tables<Name extends keyof (Schema["Tables"] & Schema["Views"])> = (Schema["Tables"] &
  Schema["Views"])[Name]["Row"]
export type TablesUpdate<Name extends keyof Schema["Tables"]> = Schema["Tables"][Name]["Update"]
