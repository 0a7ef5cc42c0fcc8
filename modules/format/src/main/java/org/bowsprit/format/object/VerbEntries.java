package org.bowsprit.format.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.script.Script;

/**
 * The code of an object for each verb: VERB (spec 01 §6.2, 05 §4.1).
 *
 * @param entries the entries in file order; several entries may share their code
 * @param script the whole payload as a script: the table, which is never run, and the code after
 *     it; positions in the script count from the chunk header, like the positions of the entries
 */
public record VerbEntries(List<Entry> entries, Script script) {

  /** The chunk's tag. */
  public static final String TAG = "VERB";

  /** The entries of an object without a VERB chunk. */
  public static final VerbEntries NONE =
      new VerbEntries(List.of(), new Script(Bytes.EMPTY, Script.VERB_BASE));

  /** The verb number of an entry for all verbs without an earlier entry. */
  public static final int ANY_VERB = 0xFF;

  private static final int ENTRY_BYTES = 3;

  public VerbEntries {
    entries = List.copyOf(entries);
  }

  /**
   * One line of the table.
   *
   * @param verb the verb, 1…255; {@link #ANY_VERB} for all other verbs
   * @param position the position of the verb's code, counted from the VERB header
   */
  public record Entry(int verb, int position) {}

  /** Returns a table followed by the code {@code code}. */
  public static VerbEntries of(List<Entry> entries, Bytes code) {
    ByteWriter out = new ByteWriter();
    entries.forEach(entry -> out.u8(entry.verb()).u16(entry.position()));
    out.u8(0).bytes(code);
    return new VerbEntries(entries, new Script(out.toBytes(), Script.VERB_BASE));
  }

  /** Returns the position of the first byte after a table of {@code entries} lines. */
  public static int codeStart(int entries) {
    return Script.VERB_BASE + entries * ENTRY_BYTES + 1;
  }

  /** Returns the code after the table. */
  public Bytes code() {
    int start = Math.min(codeStart(entries.size()) - Script.VERB_BASE, script.code().length());
    return script.code().from(start);
  }

  /** Reads the payload of a VERB chunk. Never fails; a truncated table ends early. */
  public static VerbEntries decode(ByteReader in) {
    List<Entry> entries = new ArrayList<>();
    while (in.remaining() >= ENTRY_BYTES) {
      int verb = in.u8();
      if (verb == 0) {
        break;
      }
      entries.add(new Entry(verb, in.u16()));
    }
    return new VerbEntries(entries, new Script(in.seek(0).rest(), Script.VERB_BASE));
  }

  /** Writes the payload of a VERB chunk. */
  public void encode(ByteWriter out) {
    script.encode(out);
  }

  /** Returns the first entry for {@code verb} or for {@link #ANY_VERB}. */
  public Optional<Entry> entry(int verb) {
    return entries.stream()
        .filter(entry -> entry.verb() == verb || entry.verb() == ANY_VERB)
        .findFirst();
  }

  /** Returns whether the position of {@code entry} lies in the chunk, after the table. */
  public boolean isInCode(Entry entry) {
    return entry.position() >= codeStart(entries.size()) && entry.position() < script.end();
  }
}
