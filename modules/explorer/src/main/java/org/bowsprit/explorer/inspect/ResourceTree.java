package org.bowsprit.explorer.inspect;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.chunk.ChunkTree;
import org.bowsprit.format.chunk.ContainerPart;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameResources.PlainFile;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.RoomOffsets;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.sound.Sound;

/** The tree of the chunks of a game's files, with their sizes and descriptions. */
public final class ResourceTree {

  private final GameResources resources;
  private final ResourceLabels labels;

  /**
   * One line of the tree.
   *
   * @param name the file name or the tag
   * @param is a description such as {@code script 5} or {@code 12 entries}; empty if the name is
   *     sufficient
   * @param offset the number of bytes from the start of the file
   * @param size the number of bytes, including the header
   * @param parts the nodes inside
   */
  public record Node(String name, String is, long offset, long size, List<Node> parts) {}

  /** Prepares the tree of {@code resources}. */
  public ResourceTree(GameResources resources) {
    this.resources = resources;
    this.labels = new ResourceLabels(resources);
  }

  /** Returns a node for each file, the index first. */
  public List<Node> files() {
    return resources.files().stream().map(this::file).toList();
  }

  private Node file(PlainFile file) {
    return new Node(
        file.name(),
        "",
        0,
        file.bytes().length(),
        parts(file.name(), ChunkSequence.ofFile(file.bytes())));
  }

  private List<Node> parts(String file, ChunkSequence sequence) {
    List<Node> nodes = new ArrayList<>();
    for (ContainerPart part : sequence.parts()) {
      if (part instanceof Chunk chunk) {
        nodes.add(node(file, chunk));
      } else {
        ContainerPart.Filler filler = (ContainerPart.Filler) part;
        String is = filler.isPadding() ? "padding" : "bytes that are not a chunk";
        nodes.add(new Node("", is, filler.offset(), filler.bytes().length(), List.of()));
      }
    }
    sequence
        .damage()
        .ifPresent(damage -> nodes.add(new Node("", damage.expectation(), 0, 0, List.of())));
    return nodes;
  }

  private Node node(String file, Chunk chunk) {
    List<Node> parts =
        ChunkTree.isContainer(chunk.tag())
            ? parts(file, ChunkSequence.in(chunk))
            : renditions(chunk);
    return new Node(
        ChunkPath.printable(chunk.tag()), label(file, chunk), chunk.offset(), chunk.size(), parts);
  }

  private static List<Node> renditions(Chunk chunk) {
    return chunk.tag().equals(Sound.TAG)
            && Sound.decode(chunk.reader()) instanceof Sound.Renditions all
        ? all.renditions().stream()
            .map(
                each ->
                    new Node(
                        each.tag().strip(), "rendition", 0, each.payload().length(), List.of()))
            .toList()
        : List.of();
  }

  private String label(String file, Chunk chunk) {
    return labels.at(file, chunk.offset()).orElseGet(() -> description(chunk));
  }

  private String description(Chunk chunk) {
    try {
      return switch (chunk.tag()) {
        case "RNAM" -> resources.index().roomNames().names().size() + " names";
        case Index.ROOMS_TAG,
            Index.SCRIPTS_TAG,
            Index.SOUNDS_TAG,
            Index.COSTUMES_TAG,
            Index.CHARSETS_TAG,
            "DOBJ" ->
            chunk.reader().u16() + " entries";
        case RoomOffsets.TAG -> chunk.reader().u8() + " rooms";
        case "BOXD" -> chunk.reader().u16() + " boxes";
        case "LSCR" -> "local script " + chunk.reader().u8();
        case ObjectCode.TAG -> "object " + ObjectCode.decode(chunk).id();
        case ObjectImage.TAG -> "object " + ObjectImage.decode(chunk).id();
        default -> "";
      };
    } catch (FormatException e) {
      return "damaged";
    }
  }
}
