import {BREAK, Kind, visit, type ASTNode, type DocumentNode} from 'graphql';

/** Returns the nodes from the operation or fragment definition down to `target`, including both. */
export function ancestry(document: DocumentNode, target: ASTNode): ASTNode[] {
  let path: ASTNode[] = [];
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      if (node !== target) return undefined;
      path = [...ancestors, parent, node].filter(isNode);
      return BREAK;
    },
  });
  return path;
}

/** The `path` of a validation error in Shopify's format, for instance `["query Home", "shop", "nam"]`. */
export function documentPath(document: DocumentNode, target: ASTNode): string[] {
  return ancestry(document, target).flatMap((node) => {
    switch (node.kind) {
      case Kind.OPERATION_DEFINITION:
        return [node.name ? `${node.operation} ${node.name.value}` : node.operation];
      case Kind.FRAGMENT_DEFINITION:
        return [`fragment ${node.name.value}`];
      case Kind.FIELD:
        return [node.alias?.value ?? node.name.value];
      case Kind.INLINE_FRAGMENT:
        return [node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...'];
      case Kind.FRAGMENT_SPREAD:
        return [`... ${node.name.value}`];
      case Kind.ARGUMENT:
      case Kind.OBJECT_FIELD:
        return [node.name.value];
      default:
        return [];
    }
  });
}

function isNode(value: ASTNode | readonly ASTNode[] | undefined): value is ASTNode {
  return value !== undefined && 'kind' in value && value.kind !== Kind.DOCUMENT;
}
