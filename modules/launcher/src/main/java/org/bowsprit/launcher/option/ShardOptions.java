package org.bowsprit.launcher.option;

import java.util.Map;
import java.util.Optional;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.routelab.part.Shard;
import picocli.CommandLine.Option;

/** Which part of a comparison a process does. */
public final class ShardOptions {

  private static final String KUBERNETES = "JOB_COMPLETION_INDEX";
  private static final String SLURM = "SLURM_ARRAY_TASK_ID";

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description =
          "Do part I of N and write it into --out for compare merge. With N alone, I is"
              + " JOB_COMPLETION_INDEX + 1 (Kubernetes) or SLURM_ARRAY_TASK_ID.")
  private String shard;

  @Option(
      names = "--resume",
      description = "With --shard: keep the part if it is there already and belongs here.")
  private boolean resume;

  /** Tells whether a part that is there is kept. */
  public boolean resumes() {
    return resume;
  }

  /**
   * Returns the part that was asked for.
   *
   * @param environment of the process
   * @throws CommandFailure wrong usage, if it is no part
   */
  public Optional<Shard> shard(Map<String, String> environment) {
    if (shard == null) {
      if (resume) {
        throw CommandFailure.refused("refused.resume");
      }
      return Optional.empty();
    }
    try {
      return Optional.of(
          Shard.parse(shard.contains("/") ? shard : index(environment) + "/" + shard));
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage("--shard " + e.getMessage());
    }
  }

  private static String index(Map<String, String> environment) {
    if (environment.containsKey(KUBERNETES)) {
      String index = environment.get(KUBERNETES);
      return index.matches("[0-9]{1,5}") ? String.valueOf(Integer.parseInt(index) + 1) : index;
    }
    return environment.getOrDefault(SLURM, "");
  }
}
